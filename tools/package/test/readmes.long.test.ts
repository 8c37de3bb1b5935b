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
  const examples = await codeBlocks("packages/api-client/README.md", "ts");
  expect(examples).not.toEqual([]);
  await app.run(install);
  await app.install(versions.typescript, versions["@types/node"]);
  await app.write({
    // What the example leaves to the reader.
    "reader.d.ts": `declare const values: import("@clinic/api-client/schemas/appointment").AppointmentValues;
declare function askRecaptcha(siteKey: string): Promise<string>;
declare function show(fields: unknown): void;`,
    ...Object.fromEntries(examples.map((example, index) => [`example-${index}.ts`, example])),
  });
  await checkTypes();
  await app.run(`node --input-type=module --eval '
    const { createApiClient } = await import("@clinic/api-client");
    const { isApiError } = await import("@clinic/api-client/errors");
    const fetch = async () => Response.json({ status: "error", message: "Closed" }, { status: 503 });
    const api = createApiClient({ baseUrl: "http://localhost/api", fetch });
    const error = await api.challenges.create("appointment").catch((error) => error);
    if (!isApiError(error, "server")) throw error;'`);
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
