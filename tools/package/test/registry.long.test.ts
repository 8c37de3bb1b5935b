import { afterAll, beforeAll, expect, it } from "vitest";
import { codeBlocks, freshApp, node } from "./fresh-app.ts";

let app: Awaited<ReturnType<typeof freshApp>>;
let registry: Awaited<ReturnType<typeof app.start>>;

beforeAll(async () => {
  app = await freshApp();
  registry = await app.start("env", ["PORT=4863", node, `${import.meta.dirname}/../src/registry.ts`]);
});

afterAll(async () => {
  await registry?.stop();
  await app?.remove();
});

it("installs the library from the file and by its name, as the README says", async () => {
  const [, commands = ""] = await codeBlocks("tools/package/README.md", "sh");
  const [fromFile = "", byName = ""] = commands.trim().split("\n");
  expect(byName).toContain("http://localhost:4873");
  for (const command of [fromFile, byName.replace("http://localhost:4873", registry.address)]) {
    await app.run(command);
    expect(await app.run("npm ls --parseable @clinic/ui")).toContain("node_modules/@clinic/ui");
    await app.run("npm uninstall @clinic/ui");
  }
});

it("installs a package by its name", async () => {
  await app.run(`npm install @clinic/content --@clinic:registry=${registry.address}`);
  const script =
    'import("@clinic/content/schemas").then(({ collections }) => console.log(Object.keys(collections)))';
  expect(await app.run(`node --eval '${script}'`)).toContain("awards");
});

it("has no other package", async () => {
  const response = await fetch(`${registry.address}/react`);
  expect(response.status).toBe(404);
});
