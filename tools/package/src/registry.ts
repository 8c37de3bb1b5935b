/**
 * `npm run registry`: serves the packages to `npm install @clinic/ui`, on this machine only. It implements the two
 * requests that `npm install` makes: a package's versions, and its tarball.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { makePackages } from "./make-packages.ts";

const port = Number(process.env.PORT ?? 4873);
const packages = new Map((await makePackages()).map((made) => [made.manifest.name, made]));

const server = createServer((request, response) => {
  const origin = `http://${request.headers.host}`;
  const wanted = decodeURIComponent(new URL(request.url ?? "/", origin).pathname).slice(1);
  const found = packages.get(wanted.replace(/\.tgz$/, ""));
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const { file, manifest } = found;
  const tarball = readFileSync(file);
  if (wanted.endsWith(".tgz")) {
    response.writeHead(200, { "Content-Type": "application/octet-stream" }).end(tarball);
    return;
  }
  const dist = {
    tarball: `${origin}/${manifest.name}.tgz`,
    integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
  };
  const document = {
    name: manifest.name,
    "dist-tags": { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  };
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(document));
});

server.listen(port, "localhost", () => {
  const address = `http://localhost:${port}`;
  console.log(`${[...packages.keys()].join(", ")} at ${address}. In the folder of an application:`);
  console.log(`  npm install @clinic/ui react react-dom --@clinic:registry=${address}`);
});
