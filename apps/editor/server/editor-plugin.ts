import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import sirv from "sirv";
import type { Plugin } from "vite";
import words from "../src/words.json" with { type: "json" };
import { droppedFolder } from "./pictures.ts";
import type { RequestHandler } from "./requests.ts";

/** Serves the editor and its requests beside the site's own pages, on this machine only. */
export function editorPlugin(handle: RequestHandler, folder: string): Plugin {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      send(response, 200, await handle(request.url?.slice(1) ?? "", await json(request)));
    } catch (error) {
      const { code, message } = error as { code: keyof typeof words.unwritable; message: string };
      const reason = words.unwritable[code];
      if (reason) send(response, 500, { error: `${reason}, and save again. Your text is kept.` });
      else send(response, 422, { error: message });
    }
  };
  return {
    name: "editor",
    configureServer({ middlewares }) {
      middlewares.use("/admin", ({ headers: { origin, host } }, response, next) => {
        // Other sites open in the same browser must not reach the files. Vite refuses other names of this machine.
        if (origin === undefined || origin === `http://${host}`) next();
        else send(response, 403, { error: "The editor answers only its own page." });
      });
      middlewares.use("/admin/api", (request, response) => void respond(request, response));
      for (const originals of [join(folder, "assets"), droppedFolder(folder)])
        middlewares.use("/admin/originals", sirv(originals, { dev: true }));
      middlewares.use("/admin", sirv(join(import.meta.dirname, "../dist"), { dev: true }));
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body ?? null));
}
