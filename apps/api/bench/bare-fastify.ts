import { readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { fastify } from "fastify";

/**
 * Fastify with nothing around it, to compare our pages with: `static` serves a folder with the usual plugin, `memory`
 * has one route that sends one page from memory, which is as fast as Fastify can be.
 */
const [kind = "", directory = "", encoding = ""] = process.argv.slice(2);
const app = fastify();
if (kind === "static") {
  await app.register(fastifyStatic, { root: directory, preCompressed: true });
} else {
  const page = readFileSync(path.join(directory, encoding ? `index.html.${encoding}` : "index.html"));
  app.get("/", (_request, reply) => {
    if (encoding) reply.header("Content-Encoding", encoding);
    return reply.type("text/html; charset=utf-8").send(page);
  });
}
process.stdout.write(`It is at ${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
