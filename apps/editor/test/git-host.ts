import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { contentFolder } from "@clinic/content/assets";

interface Commit {
  branch: string;
  start_branch?: string;
  actions: { action: string; file_path: string; content: string }[];
}

interface MergeRequest {
  iid: number;
  sha: string;
  title: string;
  source_branch: string;
  target_branch: string;
  labels: string[];
  author: { name: string };
  updated_at: string;
}

const REPOSITORY = "clinic/website";
const TOKEN = "the-editors-token";
const root = join(contentFolder, "../..");

/** A fake GitLab with this repository as a project, for the calls that the editor makes. Changes stay in memory. */
export class GitHost {
  readonly commits: Commit[] = [];
  readonly mergeRequests: MergeRequest[] = [];
  /** Addresses to which people who signed in were sent back. */
  readonly returns: string[] = [];
  url = "";
  #server?: Server;
  #challenge = "";

  async start() {
    this.#server = createServer((request, response) => void this.#respond(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(0, "localhost", resolve));
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop() {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  /** For `EDITOR_BACKEND`. */
  get backend() {
    return JSON.stringify({
      name: "gitlab",
      repo: REPOSITORY,
      branch: "main",
      auth_type: "pkce",
      app_id: "the-editor",
      base_url: this.url,
      api_root: `${this.url}/api/v4`,
    });
  }

  /** A file on a branch: from its last commit, or else from this repository. */
  read(path: string, branch = "main"): string | undefined {
    const written = this.commits
      .filter((commit) => commit.branch === branch)
      .flatMap(({ actions }) => actions)
      .findLast(({ file_path }) => file_path === path);
    if (written) return Buffer.from(written.content, "base64").toString("utf8");
    return existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;
  }

  async #respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", this.url);
    const body = await textOf(request);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
    response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT");
    response.setHeader("Access-Control-Expose-Headers", "x-gitlab-blob-id");
    const send = (status: number, value?: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));

    if (request.method === "OPTIONS") return send(204);
    if (pathname === "/oauth/authorize") return this.#signIn(query, response);
    if (pathname === "/oauth/token") return send(...this.#tokenFor(JSON.parse(body)));
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return send(401, { message: "401 Unauthorized" });

    const project = `/api/v4/projects/${encodeURIComponent(REPOSITORY)}`;
    const path = pathname.startsWith(project) ? pathname.slice(project.length) : pathname;
    const [, file, raw] = /^\/repository\/files\/([^/]+)(\/raw)?$/.exec(path) ?? [];
    if (file) {
      const text = this.read(decodeURIComponent(file), query.get("ref") ?? "main");
      if (text === undefined) return send(404, { message: "404 File Not Found" });
      response.setHeader("X-Gitlab-Blob-Id", idOf(text));
      return raw ? response.end(text) : send(200);
    }
    switch (`${request.method} ${path}`) {
      case "GET /api/v4/user":
        return send(200, { id: 1, name: "Asha Rao", username: "asha", email: "asha@archhouse.example" });
      case "GET ":
        return send(200, { permissions: { project_access: { access_level: 40 }, group_access: null } });
      case "GET /repository/tree":
        return send(200, tree(query.get("path") ?? ""));
      case "POST /repository/commits":
        this.commits.push(JSON.parse(body));
        return send(201, { id: idOf(body) });
      case "GET /merge_requests":
        return send(200, this.#openedFrom(query.get("source_branch")));
      case "POST /merge_requests":
        return send(201, this.#open(query));
      case "GET /repository/compare":
        return send(200, { diffs: this.#diffs(query.get("to")) });
      default:
        // Pipeline statuses, file authors, editors' notes: there are none.
        return send(200, []);
    }
  }

  #signIn(query: URLSearchParams, response: ServerResponse) {
    this.#challenge = query.get("code_challenge") ?? "";
    const back = new URL(query.get("redirect_uri") ?? "");
    this.returns.push(back.href);
    back.searchParams.set("code", "once");
    back.searchParams.set("state", query.get("state") ?? "");
    response.writeHead(302, { Location: back.href }).end();
  }

  /** PKCE (RFC 7636): only the browser that started the sign-in knows the text whose hash is the challenge. */
  #tokenFor({ code, code_verifier }: Record<string, string>): [number, unknown] {
    const proof = createHash("sha256").update(String(code_verifier)).digest("base64url");
    return code === "once" && proof === this.#challenge
      ? [200, { access_token: TOKEN, refresh_token: "none" }]
      : [400, { error: "invalid_grant" }];
  }

  #openedFrom(branch: string | null) {
    return this.mergeRequests.filter(({ source_branch }) => branch === null || branch === source_branch);
  }

  #open(query: URLSearchParams) {
    const source = query.get("source_branch") ?? "";
    const opened: MergeRequest = {
      iid: this.mergeRequests.length + 1,
      sha: source,
      title: query.get("title") ?? "",
      source_branch: source,
      target_branch: query.get("target_branch") ?? "",
      labels: (query.get("labels") ?? "").split(","),
      author: { name: "Asha Rao" },
      updated_at: "2026-11-22T09:00:00Z",
    };
    this.mergeRequests.push(opened);
    return opened;
  }

  #diffs(branch: string | null) {
    return this.commits
      .filter((commit) => commit.branch === branch)
      .flatMap(({ actions }) => actions)
      .map(({ file_path, action }) => ({
        old_path: file_path,
        new_path: file_path,
        new_file: action === "create",
        diff: "",
      }));
  }
}

function tree(folder: string) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => {
      const path = `${folder}/${name}`;
      return { id: idOf(readFileSync(join(root, path))), type: "blob", path, name: basename(path) };
    });
}

function idOf(content: string | Buffer) {
  return createHash("sha1").update(content).digest("hex");
}

async function textOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
