import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { fillCode, storyCode } from "@clinic/ui/docs/story-code.ts";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../src/folders.ts";
import { codeBlocks, freshApp, node, versions } from "./fresh-app.ts";

const COUNT = 20;

/** Changes daily, so that the tested stories do too. */
const seed = Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""));

/** Mulberry32, a small seeded generator. */
function randomFrom(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const source = path.join(root, "packages/ui/src/");
const random = randomFrom(seed);
const stories = globSync("{components,blocks}/*/*.stories.tsx", { cwd: source })
  .sort()
  .flatMap((file) =>
    [...readFileSync(source + file, "utf8").matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = ""]) => ({
      file: source + file,
      name,
      id: `${path.basename(file, ".stories.tsx")}-${name}`,
    })),
  )
  .map((story) => ({ story, order: random() }))
  .sort((a, b) => a.order - b.order)
  .slice(0, COUNT)
  .map(({ story }) => story);

let app: Awaited<ReturnType<typeof freshApp>>;
let server: Awaited<ReturnType<typeof app.start>>;
let browser: Browser;

beforeAll(async () => {
  app = await freshApp();
  const [install = ""] = await codeBlocks("packages/ui/README.md", "sh");
  await app.run(install);
  const { vite, typescript, tailwindcss } = versions;
  const types = [versions["@types/react"], versions["@types/react-dom"], versions["@tailwindcss/vite"]];
  await app.install(
    vite,
    typescript,
    tailwindcss,
    ...types,
    "lucide-react@1.75.0",
    "./clinic-api-client.tgz",
  );
  await app.write({
    ...Object.fromEntries(
      stories.map(({ id, file, name }) => [`examples/${id}.tsx`, fillCode(storyCode(file, name))]),
    ),
    "main.tsx": `import { createRoot } from "react-dom/client";
import "@clinic/ui/styles.css";
const examples = import.meta.glob("./examples/*.tsx") as Record<string, () => Promise<{ Example: () => React.ReactNode }>>;
const load = examples[\`./examples/\${location.hash.slice(1)}.tsx\`];
const { Example } = await load!();
createRoot(document.getElementById("root") as HTMLElement).render(<><Example /><hr id="end" /></>);`,
    "index.html":
      '<!doctype html><html lang="en"><title>Pasted</title><link rel="icon" href="data:,"><body><div id="root"></div><script type="module" src="./main.tsx"></script>',
    "vite.config.js": 'export default { build: { target: "es2023" } };',
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, jsx: "react-jsx", module: "ESNext", moduleResolution: "Bundler" },
        ...{
          target: "ES2023",
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          types: ["vite/client"],
          skipLibCheck: true,
        },
      },
      include: ["main.tsx", "examples"],
    }),
  });
  await app.run("npx vite build --logLevel warn");
  server = await app.start(node, ["node_modules/vite/bin/vite.js", "preview", "--port", "4866"]);
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await app?.remove();
});

it(`gives code to copy that compiles as it is (seed ${seed})`, async () => {
  await app.run("npx tsc");
});

it.each(stories)(`gives code to copy of $id that renders (seed ${seed})`, async ({ id, name }) => {
  const page = await browser.newPage();
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  await page.goto(`${server.address}/#${id}`);
  await page.locator("#end").waitFor({ state: "attached" });
  // Most sections render nothing without content. Overlays are rendered beside the root.
  if (name !== "Empty")
    await page.locator("#root :not(#end), body > [data-slot]").first().waitFor({ state: "attached" });
  expect(thrown).toEqual([]);
  await page.close();
});
