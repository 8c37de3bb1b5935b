import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sirv from "sirv";
import type { Plugin } from "vite";
import type { Settings } from "../src/api.ts";
import { droppedFolder } from "./pictures.ts";
import type { RequestHandler } from "./requests.ts";

/** Path of the editor on the site. */
export const EDITOR_PATH = "/admin/";

const built = join(import.meta.dirname, "../dist");

const settings: Settings = {
  local: true,
  backend: { name: "proxy", proxy_url: `${EDITOR_PATH}api` },
  root: "",
};

const FULL =
  "This computer has no room left, so nothing can be saved. Delete what nobody needs, and save again. Your text is kept.";
const FORBIDDEN =
  "This computer doesn't let the editor write its files. Ask whoever set it up, and save again. Your text is kept.";

/** What prevents writing, by the code of the operating system. */
const sentences: Record<string, string> = {
  ...{ ENOSPC: FULL, EDQUOT: FULL },
  ...{ EACCES: FORBIDDEN, EPERM: FORBIDDEN, EROFS: FORBIDDEN },
};

/** Serves the editor and its requests beside the site's own pages, on this machine only. */
export function editorPlugin(handle: RequestHandler, folder: string): Plugin {
  const respond = async (name: string, request: IncomingMessage, response: ServerResponse) => {
    try {
      send(response, 200, await handle(name, JSON.parse((await text(request)) || "{}")));
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      send(response, sentences[code] ? 500 : 422, { error: sentences[code] ?? message });
    }
  };
  return {
    name: "editor",
    configureServer({ middlewares }) {
      middlewares.use("/admin", (request, response, next) => {
        const path = request.url ?? "/";
        if (!isOwn(request)) send(response, 403, { error: "The editor answers only its own page." });
        else if (/\/(?:\.|%2e)/i.test(path)) send(response, 404, { error: "Hidden files stay hidden." });
        else if (request.originalUrl === "/admin") response.writeHead(302, { Location: EDITOR_PATH }).end();
        else if (path === "/config.json") send(response, 200, settings);
        else if (path === "/pages.json") void respond("pages", request, response);
        else if (path.startsWith("/api/")) void respond(path.slice("/api/".length), request, response);
        else next();
      });
      for (const originals of [join(folder, "assets"), droppedFolder(folder)])
        middlewares.use("/admin/originals", sirv(originals, { dev: true }));
      middlewares.use("/admin/originals", (_, response) =>
        send(response, 404, { error: "There is no such file." }),
      );
      middlewares.use("/admin", sirv(built, { dev: true }));
    },
  };
}

/** Other sites open in the same browser must not reach the files, not even by DNS rebinding. */
function isOwn({ headers }: IncomingMessage) {
  const host = headers.host ?? "";
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host)) return false;
  return headers.origin === undefined || headers.origin === `http://${host}`;
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body ?? null));
}
