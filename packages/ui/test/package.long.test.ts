import { execFile, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";

/* Follows the README in fresh applications outside of this repository. */
vi.setConfig({ testTimeout: LONG_TEST_TIMEOUT_MS, hookTimeout: LONG_TEST_TIMEOUT_MS });

const root = path.resolve(import.meta.dirname, "../../..");
const readme = readFileSync(path.join(root, "packages/ui/README.md"), "utf8");
const block = (language: string, index = 0) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))][index]?.[1] ?? "";

// Without what npm and Vitest say to the programs that they start.
const theirs = /^npm_(package|lifecycle|command|config_(local_prefix|workspace))|^(NODE_ENV|VITEST)/i;
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !theirs.test(name))),
  PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
};
const run = (command: string, cwd: string) =>
  promisify(execFile)("sh", ["-euc", command], { cwd, env }).catch((error) => {
    throw new Error(`${command}\n${error.stdout}\n${error.stderr}`, { cause: error });
  });

let folder: string;
let page: Page;
/** Everything that the page's console says, and every request that fails. */
const said: string[] = [];

beforeAll(async () => {
  await run("rm -rf dist && npm run package", root);
  folder = await mkdtemp(path.join(tmpdir(), "clinic-app-"));
  const browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  page.on("requestfailed", (request) => said.push(request.url()));
});

afterAll(async () => {
  await page?.context().browser()?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes an application, installs the library by the README and builds it. */
async function build(name: string, packages: string, command: string, files: Record<string, string>) {
  const app = path.join(folder, name);
  for (const [file, text] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
    await mkdir(path.dirname(path.join(app, file)), { recursive: true });
    await writeFile(path.join(app, file), text);
  }
  await run(`cp ${root}/dist/*.tgz . && ${block("sh")} npm install ${packages}`, app);
  await run(command, app);
  return app;
}

/** Serves a built application until the test ends, and returns its address. */
async function serve(command: string, cwd: string) {
  const server = spawn(command, { cwd, env, shell: true, detached: true });
  onTestFinished(() => void process.kill(-(server.pid as number)));
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: LONG_TEST_TIMEOUT_MS }).toMatch(/http:\/\/localhost:\d+/);
  return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? "";
}

const styleOf = (name: string, property: string) =>
  page
    .getByText(name, { exact: true })
    .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), property);

/** Looks at the README's example as a visitor does. */
async function expectExample(address: string) {
  said.length = 0;
  await page.goto(address, { waitUntil: "networkidle" });
  expect(await styleOf("Book an Appointment", "background-color")).toBe("rgb(13, 84, 80)");
  expect(await styleOf("Book an Appointment", "padding-left")).toBe("24px");
  expect(await styleOf("Book an Appointment", "transition-duration")).toBe("0.2s");
  await page.getByRole("button", { name: "Opening hours" }).click();
  const dialog = page.getByRole("dialog", { name: "Opening hours" });
  await dialog.getByText("Monday to Saturday, ten to nine.").waitFor();
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  expect(await styleOf("Close", "margin-top")).toBe("24px");
  expect(
    await page.evaluate("document.fonts.ready.then(() => document.fonts.check('430 9px Fraunces'))"),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("Asha");
  expect(await field.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px");
  expect(await field.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe("3px");
  expect(said).toEqual([]);
}

/** Elements of the application's own, which must look as they do without the library. */
const own = `<section id="own"><h1>Own</h1><ul><li>One</li></ul><button type="button">Press</button>
<p class="text-sm sm:p-4 hidden">Text <a href="#a">link</a></p><p class="max-w-prose rounded-lg bg-red-500">Two</p></section>`;
const ownStyles = () =>
  page.locator("#own, #own *").evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith("--"));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }),
  );

it("works in Vite, with Tailwind and without, and leaves the page as it was", async () => {
  const html = (entry: string) => `<!doctype html><html lang="en"><link rel="icon" href="data:,">
<title>Outside</title>${own}<p data-theme="kids" class="shadow-(--shadow-raised)">Kids</p><div id="root"></div><script type="module" src="./${entry}.tsx"></script></html>`;
  const main = `import { createRoot } from "react-dom/client";
import { Accordion, AccordionItem, AccordionTrigger } from "@clinic/ui/accordion";
import { Tabs, TabsList, TabsTrigger } from "@clinic/ui/tabs";
import { Example } from "./example";
createRoot(document.querySelector("#root") as Element).render(<><Example />
<Tabs><TabsList><TabsTrigger value="a">Tab</TabsTrigger></TabsList></Tabs>
<Accordion type="single"><AccordionItem value="a"><AccordionTrigger>Question</AccordionTrigger></AccordionItem></Accordion></>);`;
  const capitals = "@layer base { button { text-transform: uppercase } }";
  const pages = {
    plain: `import "./plain.css";\n${main}`,
    components: `import "./components.css";\n${main}`,
    tailwind: `import "./tailwind.css";\n${main}`,
    own: 'import "./own.css";',
    "own-tailwind": 'import "./own-tailwind.css";',
  };
  const app = await build(
    "vite",
    "./clinic-api-client-*.tgz vite@8.3.8 tailwindcss@4.3.5 @tailwindcss/vite@4.3.5 typescript@6.0.3 @types/react@19.3.0 @types/react-dom@19.3.0",
    "npx tsc && npx vite build --logLevel warn",
    {
      "vite.config.js": `import { globSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
export default { plugins: [tailwindcss()], build: { rolldownOptions: { input: globSync("*.html") } } };`,
      "tsconfig.json": `{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "jsx": "react-jsx",
  "strict": true, "exactOptionalPropertyTypes": true, "noEmit": true, "types": ["vite/client"] } }`,
      "example.tsx": block("tsx"),
      "enquiry.tsx": block("tsx", 1),
      "hindi.tsx": `import { I18nProvider } from "@clinic/ui/i18n-provider";
import type { Messages, PartialMessages } from "@clinic/ui/messages";
import hindi from "@clinic/ui/messages/hi.json";
export const whole: Messages = hindi;
export const part = { datePicker: { changeFrom: "तारीख बदलें, {1}" } } satisfies PartialMessages;
export const provider = <I18nProvider locale="hi-IN" messages={hindi} />;`,
      // Not bundled: the compiler reads its types.
      "client.ts": 'export * from "@clinic/api-client/schemas/submission";',
      "own-tailwind.css": `@import "tailwindcss";\n${capitals}`,
      "plain.css": block("css", 1),
      "components.css": block("css", 1).replace("styles.css", "components.css"),
      "own.css": block("css", 1).replace(/@import.*/, ""),
      // A name of the application's own wins even where it comes first.
      "tailwind.css": `@theme { --color-scrim: #090909; --shadow-raised: 0 0 9px red; }\n${block("css")}\n${capitals}`,
      ...Object.fromEntries(Object.keys(pages).map((name) => [`${name}.html`, html(name)])),
      ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`${name}.tsx`, text])),
    },
  );
  expect(gzipSync(readFileSync(`${app}/node_modules/@clinic/ui/styles.css`)).length).toBeLessThan(30_000);
  const address = await serve("npx vite preview --port 4860", app);
  for (const name of ["plain", "components", "tailwind"]) {
    await page.goto(`${address}/${name === "tailwind" ? "own-tailwind" : "own"}.html`);
    const before = await ownStyles();
    await expectExample(`${address}/${name}.html`);
    expect(await styleOf("Kids", "background-color")).toBe("rgb(255, 250, 240)");
    expect(await styleOf("Kids", "color")).toBe("rgb(27, 36, 64)");
    expect(await ownStyles()).toEqual(before);
    expect(await styleOf("Press", "text-transform")).toBe("uppercase");
    for (const ours of ["Send", "Tab", "Question"])
      expect(await styleOf(ours, "text-transform")).toBe("none");
  }
  expect(await styleOf("Kids", "box-shadow")).toContain("rgba(22, 38, 42, 0.06)");
  expect(await page.evaluate("getComputedStyle(document.body).getPropertyValue('--color-scrim')")).toBe(
    "#090909",
  );
});

it("works in server components of Next.js, with every entry, under a policy for styles", async () => {
  const files = globSync("src/{components,blocks}/*/index.ts", { cwd: path.join(root, "packages/ui") });
  const entries = files.map((file) => path.dirname(file).replace(/^src\/(components\/)?/, ""));
  const app = await build(
    "next",
    "next@16.4.6 typescript@6.0.3 @types/react@19.3.0 @types/node@24.19.2",
    "npx next build",
    {
      "next.config.mjs": `const policy = { key: "Content-Security-Policy", value: "style-src 'self'" };
export default { headers: () => [{ source: "/", headers: [policy] }] };`,
      "app/layout.tsx": `import type { ReactNode } from "react";
${block("ts")}
export const metadata = { title: "Outside", icons: "data:," };
export default ({ children }: { children: ReactNode }) => <html lang="en"><body>{children}</body></html>;`,
      "app/example.tsx": block("tsx"),
      "app/page.tsx": `${entries.map((entry, index) => `import * as entry${index} from "@clinic/ui/${entry}";`).join("\n")}
import { Carousel } from "@clinic/ui/carousel";
import { Example } from "./example";
const entries = [${entries.map((_, index) => `entry${index}`)}];
export default () => <main data-entries={entries.flatMap(Object.keys).length}><Example />
<Carousel label="Teeth" slides={{ base: 2 }} arrows={false}><p>First</p><p>Second</p><p>Third</p></Carousel></main>;`,
    },
  );
  await expectExample(await serve("npx next start --port 4861", app));
  expect(await page.locator("[data-slot=carousel-dot]:visible").count()).toBe(3);
  const widths = "[data-slot=carousel-viewport], [data-slot=carousel-slide]";
  const [all = 0, slide] = await page
    .locator(widths)
    .evaluateAll((parts) => parts.map((part) => part.clientWidth));
  expect(slide).toBe(all / 2);
});
