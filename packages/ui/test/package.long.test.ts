import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromiumLaunchOptions } from "@clinic/chromium";
import { EXPECT_TIMEOUT_MS, LONG_TEST_TIMEOUT_MS } from "@clinic/test-settings";
import { type Browser, chromium, type Page } from "playwright";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const { react, "react-dom": reactDom, vite, tailwindcss } = manifest.devDependencies;
const said: string[] = [];
let app: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;

/** A developer's day one: the package from a tarball, in an application that knows nothing of this repository. */
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), "clinic-ui-"));
  await run("npm", ["run", "--silent", "package"], root);
  const packed = JSON.parse(await run("npm", ["pack", "--json", "--pack-destination", app], `${root}dist`));
  const [{ filename }] = Object.values<{ filename: string }>(packed) as [{ filename: string }];

  await write("package.json", JSON.stringify({ name: "outside", private: true, type: "module" }));
  await run("npm", [
    "install",
    "--prefer-offline",
    "--fetch-retries=1",
    "--no-audit",
    "--no-fund",
    `./${filename}`,
    `react@${react}`,
    `react-dom@${reactDom}`,
    `vite@${vite}`,
    `tailwindcss@${tailwindcss}`,
    `@tailwindcss/vite@${manifest.devDependencies["@tailwindcss/vite"]}`,
    `@types/react@${manifest.devDependencies["@types/react"]}`,
    `@types/react-dom@${manifest.devDependencies["@types/react-dom"]}`,
  ]);

  const readme = await readFile(`${root}README.md`, "utf8");
  const examples = [...readme.matchAll(/```tsx\n(.*?)\n\n(.*?)```/gs)];
  for (const [index, [, imports, jsx]] of examples.entries())
    await write(`example-${index}.tsx`, `${imports}\nexport default () => <>${jsx}</>;`);
  const [, theme] = /```css\n(\[data-theme.*?)```/s.exec(readme) ?? [];
  const [, withTailwind] = /```css\n(@import "tailwindcss".*?)```/s.exec(readme) ?? [];

  await write("harbour.css", theme);
  await write("tailwind.css", withTailwind);
  await write(
    "page.tsx",
    `import { createRoot } from "react-dom/client";
${examples.map((_, index) => `import Example${index} from "./example-${index}";`).join("\n")}
import { Button } from "@clinic/ui/button";
import "./harbour.css";
createRoot(document.getElementById("root") as HTMLElement).render(
  <main>
    ${examples.map((_, index) => `<Example${index} />`).join("\n")}
    <div data-theme="harbour"><Button>Another brand</Button></div>
    <Button className="px-3 bg-accent">Overridden</Button>
  </main>,
);`,
  );
  await write("plain.ts", 'import "@clinic/ui/styles.css";\nimport "./page";');
  await write("tailwind.ts", 'import "./tailwind.css";\nimport "./page";');
  await write("css.d.ts", 'declare module "*.css";');
  for (const name of ["plain", "tailwind"])
    await write(
      `${name}.html`,
      `<!doctype html><html lang="en"><title>Outside</title><link rel="icon" href="data:,"><body><div id="root"></div><script type="module" src="./${name}.ts"></script>`,
    );
  await write(
    "vite.config.js",
    `import tailwindcss from "@tailwindcss/vite";
export default { plugins: [tailwindcss()], build: { rolldownOptions: { input: ["plain.html", "tailwind.html"] } } };`,
  );
  await write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, jsx: "react-jsx", module: "ESNext", moduleResolution: "Bundler" },
        ...{ target: "ES2023", lib: ["ES2023", "DOM", "DOM.Iterable"], types: [], skipLibCheck: true },
      },
      include: ["*.ts", "*.tsx"],
    }),
  );
  await run("node_modules/.bin/vite", ["build", "--logLevel", "warn"]);

  server = await preview({ root: app, configFile: false, logLevel: "silent", preview: { port: 0 } });
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(EXPECT_TIMEOUT_MS);
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  page.on("requestfailed", (request) => said.push(request.url()));
}, LONG_TEST_TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(app, { recursive: true, force: true });
});

describe.each(["plain", "tailwind"])("in an application of its own, %s stylesheet", (name) => {
  beforeAll(async () => {
    said.length = 0;
    const address = server.httpServer.address();
    await page.goto(`http://localhost:${typeof address === "object" && address?.port}/${name}.html`);
    await page.getByRole("heading", { name: "Root canal treatment" }).waitFor();
  });

  it("shows ten components by their names and roles", async () => {
    const parts = ["heading", "badge", "button", "accordion", "tabs", "dialog-trigger", "card", "carousel"];
    for (const slot of [...parts, "field", "callout", "stars"])
      expect(await page.locator(`[data-slot=${slot}]`).count(), slot).toBeGreaterThan(0);
    await page.getByRole("heading", { level: 1, name: "Root canal treatment" }).waitFor();
    await page.getByRole("link", { name: "Book an Appointment" }).waitFor();
    await page.getByRole("tab", { name: "South Mumbai" }).click();
    await page.getByText("Open until eight.").waitFor();
    await page.getByRole("button", { name: "Does it hurt?" }).click();
    await page.getByText("The tooth is numb before we start.").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: /^Next slide/ }).click();
    await page.getByText("Slide 2 of 3").waitFor({ state: "attached" });
    await page.getByRole("textbox", { name: "Name" }).fill("Asha");
    await page.getByRole("button", { name: "Opening hours" }).click();
    await page.getByRole("dialog", { name: "Opening hours" }).getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("applies the tokens' colours and the library's fonts", async () => {
    expect(await styleOf("link", "Book an Appointment", "background-color")).toBe("rgb(15, 90, 86)");
    expect(await styleOf("button", "Another brand", "background-color")).toBe("rgb(29, 79, 145)");
    expect(await styleOf("button", "Another brand", "border-radius")).toBe("12px");
    expect(
      await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check("16px Fraunces"))),
    ).toBe(true);
  });

  it("logs nothing and has no missing file", () => {
    expect(said).toEqual([]);
  });
});

it("lets the application's utilities replace overridable classes", async () => {
  expect(await styleOf("button", "Overridden", "padding-inline-start")).toBe("12px");
  expect(await styleOf("button", "Overridden", "background-color")).toBe("rgb(194, 71, 43)");
});

it("ships its types", async () => {
  await run("tsc", ["--project", app]);
});

it("passes publint and arethetypeswrong", async () => {
  await run("npm", ["run", "--silent", "package:check"], root);
});

function write(name: string, text = "") {
  return writeFile(join(app, name), text);
}

function styleOf(role: "link" | "button", name: string, property: string) {
  const element = page.getByRole(role, { name });
  return element.evaluate((node, of) => getComputedStyle(node).getPropertyValue(of), property);
}

/** Runs a command and gives what it printed; what it said of an error is in the error. */
async function run(command: string, words: string[], cwd = app) {
  // An npm started by npm takes the outer one's folder for its own.
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_(package|lifecycle|command|config_(local_prefix|workspace))|^(NODE_ENV|VITEST.*)$/i.test(name),
  );
  const { stdout } = await promisify(execFile)(command, words, {
    cwd,
    env: Object.fromEntries(inherited),
    maxBuffer: 10_000_000,
  }).catch((error) => {
    throw new Error(`${command} ${words.join(" ")}\n${error.stdout}\n${error.stderr}`, { cause: error });
  });
  return stdout;
}
