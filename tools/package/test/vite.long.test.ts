import { stat } from "node:fs/promises";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../src/folders.ts";
import { codeBlocks, freshApp, node, uiExamples, versions } from "./fresh-app.ts";
import { computedStyles, differences, expectComponents, listen, playComponents } from "./ten-components.ts";

const ours = "#ours [data-clinic]";
const host = "#host, #host *";

let app: Awaited<ReturnType<typeof freshApp>>;
let server: Awaited<ReturnType<typeof app.start>>;
let browser: Browser;
let page: Page;
let said: string[];

/** Styles that an application may have: element selectors, and class names that the library uses too. */
const handWritten = `
* { padding: 0; margin: 0; box-sizing: content-box; }
:root { --color-primary: rgb(1, 2, 3); --radius-control: 9px; --spacing: 40px; }
body { font: italic 300 13px/2 monospace; color: rgb(90, 0, 90); letter-spacing: 2px; text-align: center; text-transform: uppercase; }
ul { list-style: square; padding-left: 40px; }
button { padding: 1px; background: rgb(200, 200, 0); border: 3px dotted; }
h1, h2, h3 { font-size: 40px; color: rgb(0, 0, 200); }
a { color: rgb(0, 100, 0); }
img { display: inline; }
.hidden { opacity: 0.5; }
.grid { margin-top: 7px; }
.own { padding: 2px; }`;

const hostElements = `<section id="host">
  <h1>Host</h1><p className="text-xl sm:text-sm">Text <a href="#a">link</a></p><ul><li>One</li></ul><button type="button">Press</button>
  <div className="bg-red-500 text-base rounded-lg max-w-prose md:p-8 shadow transition">Tailwind's</div>
  <div className="hidden grid flex">Names</div><input placeholder="Field" /><img alt="" src="data:," />
</section>`;

beforeAll(async () => {
  app = await freshApp();
  const [install = ""] = await codeBlocks("packages/ui/README.md", "sh");
  await app.run(install);
  const { react: _, "react-dom": __, ...tools } = versions;
  await app.install(...Object.values(tools));

  const examples = await uiExamples();
  const [tailwind = "", dark = "", theme = ""] = await codeBlocks("packages/ui/README.md", "css");
  const [whole = "", parts = ""] = await codeBlocks("packages/ui/README.md", "ts");
  const entries = [
    "accordion",
    "badge",
    "button",
    "callout",
    "card",
    "carousel",
    "dialog",
    "heading",
    "stars",
    "tabs",
    "text-field",
  ];
  // Any order must work: here, reverse alphabetical.
  const sheets = entries
    .toReversed()
    .map((entry) => `import "@clinic/ui/styles/${entry}.css";`)
    .join("\n");
  const mains: Record<string, string> = {
    plain: `${whole}`,
    parts: `${parts}\n${sheets}`,
    tailwind: 'import "./tailwind.css";',
    "host-alone": 'import "./host.css";',
    "host-first": `import "./host.css";\n${whole}`,
    "host-last": `${whole}\nimport "./host.css";`,
    "tailwind-alone": 'import "./tailwind-alone.css";',
  };
  await app.write({
    ...examples.files,
    "theme.css": `${dark}\n${theme}`,
    "host.css": handWritten,
    "tailwind.css": tailwind,
    "tailwind-alone.css": '@import "tailwindcss";',
    "page.tsx": `import { createRoot } from "react-dom/client";
${examples.imports}
import { Button } from "@clinic/ui/button";
import "./theme.css";
createRoot(document.getElementById("root") as HTMLElement).render(<>
  <main id="ours">${examples.elements}
    <div data-clinic-theme="harbour"><Button>Another brand</Button></div>
    <div data-clinic-theme="dark"><Button>In the dark</Button></div>
  </main>
  ${hostElements}
  <Button className="px-3 bg-accent own">Overridden</Button>
</>);`,
    "css.d.ts": 'declare module "*.css";',
    "vite.config.js": `import tailwindcss from "@tailwindcss/vite";
export default { plugins: [tailwindcss()], build: { rolldownOptions: { input: ${JSON.stringify(Object.keys(mains).map((name) => `${name}.html`))} } } };`,
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, jsx: "react-jsx", module: "ESNext", moduleResolution: "Bundler" },
        ...{ target: "ES2023", lib: ["ES2023", "DOM", "DOM.Iterable"], types: [], skipLibCheck: true },
      },
      include: ["*.ts", "*.tsx"],
    }),
    ...Object.fromEntries(
      Object.entries(mains).map(([name, imports]) => [`${name}.ts`, `${imports}\nimport "./page";`]),
    ),
    ...Object.fromEntries(
      Object.keys(mains).map((name) => [
        `${name}.html`,
        `<!doctype html><html lang="en" style="scrollbar-gutter:auto"><title>Outside</title><link rel="icon" href="data:,"><body style="margin:0"><div id="root"></div><script type="module" src="./${name}.ts"></script>`,
      ]),
    ),
  });
  await app.run("npx vite build --logLevel warn");
  await app.write({
    "vite.source.js": `import tailwindcss from "@tailwindcss/vite";
const alias = [
  { find: "@clinic/ui/styles.css", replacement: "${root}/packages/ui/styles.css" },
  { find: /^@clinic\\/ui\\/([a-z-]+)$/, replacement: "${root}/packages/ui/src/components/$1/index.ts" },
];
export default {
  plugins: [tailwindcss()], base: "/source/", resolve: { alias, dedupe: ["react", "react-dom"] },
  build: { outDir: "dist/source", rolldownOptions: { input: "plain.html" } },
};`,
  });
  await app.run("npx vite build --logLevel warn --config vite.source.js");
  server = await app.start(node, ["node_modules/vite/bin/vite.js", "preview", "--port", "4860"]);
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  said = listen(page);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await app?.remove();
});

async function open(name: string) {
  said.length = 0;
  await page.goto(`${server.address}/${name}.html`);
  await page.getByText("Overridden").waitFor();
}

const styleOf = (name: string, property: string) =>
  page
    .getByText(name, { exact: true })
    .evaluate((node, of) => getComputedStyle(node).getPropertyValue(of), property);

describe.each(["plain", "parts", "tailwind"])("with the stylesheet %s", (name) => {
  beforeAll(() => open(name));

  it("renders ten components that work", async () => {
    await expectComponents(page);
    await playComponents(page);
    expect(said).toEqual([]);
  });

  it("applies the tokens' colours and the library's fonts", async () => {
    expect(await styleOf("Book an Appointment", "background-color")).toBe("rgb(15, 90, 86)");
    expect(await styleOf("Another brand", "background-color")).toBe("rgb(29, 79, 145)");
    expect(await styleOf("Another brand", "border-radius")).toBe("12px");
    expect(await styleOf("In the dark", "color-scheme")).toBe("dark");
    expect(
      await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check("16px Fraunces"))),
    ).toBe(true);
  });
});

it("looks the same with the whole stylesheet, with one per entry, and with Tailwind", async () => {
  await open("plain");
  const plain = await computedStyles(page, ours);
  expect(plain.length).toBeGreaterThan(60);
  for (const other of ["parts", "tailwind"]) {
    await open(other);
    expect(differences(plain, await computedStyles(page, ours)), other).toEqual([]);
  }
});

it("neither changes a page with a hand-written stylesheet nor is changed by it", async () => {
  await open("plain");
  const ourStyles = await computedStyles(page, ours);
  await open("host-alone");
  const hostStyles = await computedStyles(page, host);
  for (const order of ["host-first", "host-last"]) {
    await open(order);
    expect(differences(hostStyles, await computedStyles(page, host)), order).toEqual([]);
    expect(differences(ourStyles, await computedStyles(page, ours)), order).toEqual([]);
    expect(await styleOf("Overridden", "padding-inline-start"), "the page's own class").toBe("2px");
  }
});

it("leaves Tailwind's default theme and breakpoints as they were, and yields to its utilities", async () => {
  await open("tailwind-alone");
  const hostStyles = await computedStyles(page, host);
  await open("tailwind");
  expect(differences(hostStyles, await computedStyles(page, host))).toEqual([]);
  expect(await styleOf("Overridden", "padding-inline-start")).toBe("12px");
  expect(await styleOf("Overridden", "background-color")).toBe("rgb(194, 71, 43)");
});

it("looks the same as in this repository, where Tailwind compiles the source", async () => {
  // The theme's attribute has another name in the package, and shapes within icons have no styles.
  const everything = "#ours :not([data-clinic-theme], [data-clinic-theme] *, svg *)";
  await open("plain");
  const packaged = await computedStyles(page, everything);
  await open("source/plain");
  const source = await computedStyles(page, everything);
  expect(source.length).toBe(packaged.length);
  // The page sets the first; the package omits from the second properties that no example uses.
  const decided = /: (color-scheme|transition-property) /;
  expect(differences(source, packaged).filter((difference) => !decided.test(difference))).toEqual([]);
});

it("gives a Button alone at most 8 kB of CSS beyond the tokens", async () => {
  const { size } = await stat(`${app.folder}/node_modules/@clinic/ui/styles/button.css`);
  expect(size).toBeLessThanOrEqual(8000);
});

it("ships types that compile", async () => {
  await app.run("npx tsc");
});
