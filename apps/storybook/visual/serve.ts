import { existsSync, readFileSync } from "node:fs";
import { preview } from "vite";

interface Entry {
  id: string;
  title: string;
  type: "docs" | "story";
}

/**
 * Serves a built Storybook from a free port.
 *
 * @throws when there is none in the folder
 */
export async function serveStorybook(folder: string) {
  if (!existsSync(`${folder}/index.json`)) throw new Error(`There is no built Storybook in ${folder}.`);
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, "utf8"));
  const server = await preview({
    configFile: false,
    logLevel: "error",
    root: folder,
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === "string") throw new Error("No port is free.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    entries: Object.values<Entry>(entries),
    [Symbol.asyncDispose]: () => server.close(),
  };
}
