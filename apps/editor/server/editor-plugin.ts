import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import type { Plugin } from "vite";
import type { Settings } from "../src/api.ts";
import type { RequestHandler } from "./requests.ts";

/** Path of the editor on the site. */
export const EDITOR_PATH = "/admin/";

/** A photograph from a good camera, encoded as text. */
const MAX_BODY_BYTES = 60_000_000;

const built = join(import.meta.dirname, "../dist");

const settings: Settings = {
  local: true,
  backend: { name: "proxy", proxy_url: `${EDITOR_PATH}api/decap` },
  root: "",
};

/** Browsers recognise pictures by their content. */
const types: Record<string, string> = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript" };

/** Serves the editor and its requests beside the site's own pages, on this machine only. */
export function editorPlugin(handle: RequestHandler, assets: string): Plugin {
  const respond = async (name: string, request: IncomingMessage, response: ServerResponse) => {
    try {
      send(response, 200, await handle(name, await bodyOf(request)));
    } catch (error) {
      send(response, 422, { error: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    name: "editor",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const path = pathname.slice(EDITOR_PATH.length);
        if (`${pathname}/` === EDITOR_PATH) response.writeHead(302, { Location: EDITOR_PATH }).end();
        else if (!pathname.startsWith(EDITOR_PATH)) next();
        else if (!isOwn(request)) send(response, 403, { error: "The editor answers only its own page." });
        else if (path === "config.json") send(response, 200, settings);
        else if (path === "pages.json") void respond("pages", request, response);
        else if (path.startsWith("api/")) void respond(path.slice("api/".length), request, response);
        else if (path.startsWith("originals/"))
          void sendFile(response, assets, path.replace("originals/", ""));
        else void sendFile(response, built, path || "index.html");
      });
    },
  };
}

/** Other sites open in the same browser must not reach the files, not even by DNS rebinding. */
function isOwn({ headers }: IncomingMessage) {
  const host = headers.host ?? "";
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host)) return false;
  return headers.origin === undefined || headers.origin === `http://${host}`;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error("This file is too large: 40 MB is the most.");
    chunks.push(chunk);
  }
  return size === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body ?? null));
}

/** Read as a whole: a folder, or a file without permission, is an error to answer, not one of an open stream. */
async function sendFile(response: ServerResponse, folder: string, path: string) {
  try {
    const file = normalize(`/${decodeURIComponent(path)}`);
    if (file.includes("/.")) throw new Error("Hidden files are nobody's business.");
    const bytes = await readFile(join(folder, file));
    const type = types[extname(file)];
    response
      .writeHead(200, { ...(type && { "Content-Type": type }), "Cache-Control": "no-cache" })
      .end(bytes);
  } catch {
    send(response, 404, { error: `There is no ${path}.` });
  }
}
