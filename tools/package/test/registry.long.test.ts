import { afterAll, beforeAll, expect, it } from "vitest";
import { freshApp, node } from "./fresh-app.ts";

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
