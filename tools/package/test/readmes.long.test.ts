import { afterEach, beforeEach, expect, it } from "vitest";
import { codeBlocks, freshApp, versions } from "./fresh-app.ts";

let app: Awaited<ReturnType<typeof freshApp>>;

beforeEach(async () => {
  app = await freshApp();
});

afterEach(() => app.remove());

const checkTypes = () =>
  app.run("npx tsc --strict --noEmit --module nodenext --target es2023 --lib es2023,dom --types node *.ts");

it("follows the README of the API client", async () => {
  const [install = ""] = await codeBlocks("packages/api-client/README.md", "sh");
  const [use = "", files = "", mocks = "", ...others] = await codeBlocks(
    "packages/api-client/README.md",
    "ts",
  );
  expect(others).toEqual([]);
  await app.run(install);
  await app.install(versions.typescript, versions["@types/node"], versions.msw);
  await app.write({
    "use.ts": use,
    "files.ts": files,
    "mocks.ts": mocks,
    // Instead of a server on the port that the example names.
    "served.ts": `import { mockApi } from "@clinic/api-client/msw";
import { setupServer } from "msw/node";
setupServer(...mockApi()).listen();
await import("./use.ts");`,
  });
  await app.run(
    "npx tsc --strict --noEmit --skipLibCheck --allowImportingTsExtensions --module nodenext --target es2023 --lib es2023,dom --types node *.ts",
  );
  expect(await app.run("node served.ts")).toMatch(/^Sent: AHD-7K3QX$/m);
  expect(await app.run("node mocks.ts")).toBe("[]\nserver\n");
  expect(
    await app.run("node --eval 'import(\"./files.ts\").then(({ apply }) => console.log(typeof apply))'"),
  ).toBe("function\n");
});

it("follows the README of the content", async () => {
  const [install = ""] = await codeBlocks("packages/content/README.md", "sh");
  const [example = ""] = await codeBlocks("packages/content/README.md", "ts");
  await app.run(install);
  await app.install(versions.typescript, versions["@types/node"]);
  await app.write({ "example.ts": example });
  await checkTypes();
  expect(await app.run("node example.ts")).toMatch(/^title .+$/m);
});
