import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Lets the prerendered page show before its scripts load: takes the module preloads out of every page, which
 * otherwise compete with the font and the first picture, and starts the application when the browser is idle
 * after `load`, or at the visitor's first action, whichever comes first. What the page's loaders gave stands in
 * the page as HTML already; the application's copy of it goes into a file of its own, which is fetched then too.
 *
 * @param clientDirectory the folder of the built site
 * @throws when a page has no start script, stream or data to replace: React Router then writes them another way
 * than 7.18 did
 */
export function startAtIdle(clientDirectory: string) {
  // Only a host without prerendered pages needs it.
  rmSync(path.join(clientDirectory, "__spa-fallback.html"), { force: true });
  for (const file of globSync("**/*.html", { cwd: clientDirectory })) {
    const target = path.join(clientDirectory, file);
    const page = rewrite(readFileSync(target, "utf8"), file);
    writeFileSync(target, page.html);
    mkdirSync(path.join(clientDirectory, "assets"), { recursive: true });
    writeFileSync(path.join(clientDirectory, page.data.url), page.data.text);
  }
}

const bootScript = /(<script type="module" async="">)(.*?)(<\/script>)/s;
/** Two scripts at the end of the page: one gives the data, one says that there is no more. */
const dataScripts =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>(.{0,20})<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/s;
/** Makes the stream that the data goes into: some milliseconds before the page can show. */
const streamStatement =
  /window\.__reactRouterContext\.stream = new ReadableStream\(.*?\)\.pipeThrough\(new TextEncoderStream\(\)\);/s;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

function rewrite(html: string, file: string) {
  const boot = bootScript.exec(html)?.[2];
  const entry = boot && /import\("([^"]+)"\)/.exec(boot)?.[1];
  if (!boot || !entry) throw new Error(`${file} has no start script of the known form.`);

  const stream = streamStatement.exec(html)?.[0];
  if (!stream) throw new Error(`${file} makes its stream in no known form.`);

  const data = dataScripts.exec(html)?.[1];
  if (!data) throw new Error(`${file} does not carry its data in the known form.`);
  const text: string = JSON.parse(data);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  // Named by its content, so that browsers may keep it for good.
  const url = `/assets/${path.dirname(file).replaceAll(/[^a-z0-9]+/gi, "-")}-${hash}.data`;

  const routes = [...boot.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, url]) => ({
    name,
    url,
  }));
  // What is left says which module belongs to which route.
  const modules = boot.replaceAll(/import (?:\* as \w+ from )?"[^"]+";|import\("[^"]+"\);/g, "").trim();
  const chunks = [...html.matchAll(modulePreload)]
    .map(([, url]) => url)
    .filter((url) => url !== entry && !routes.some((route) => route.url === url));
  const importOf = (url?: string) => `import(${JSON.stringify(url)})`;
  const script = startScript
    .replace("STREAM", () => stream)
    .replace("DATA", JSON.stringify(url))
    .replace("PRELOADS", JSON.stringify([...chunks, ...routes.map(({ url }) => url), entry]))
    .replace("CHUNKS", chunks.map((url) => `() => ${importOf(url)}`).join(", "))
    .replace("ROUTES", routes.map(({ name, url }) => `const ${name} = await ${importOf(url)};`).join("\n  "))
    .replace("MODULES", () => modules)
    .replace("ENTRY", JSON.stringify(entry));
  // The tag keeps its attributes: React compares them when it takes over the page.
  return {
    html: html
      .replace(modulePreload, "")
      .replace(streamStatement, "")
      .replace(dataScripts, "$2")
      .replace(bootScript, (_, open, __, close) => open + script + close),
    data: { url, text },
  };
}

/**
 * Runs in the browser. Everything is fetched together, and run one after the other, with a pause in which the page can
 * answer a visitor; the entry last, because it reads what the others have left on `window`. A press of a button before the application has started is kept, and given to the button
 * again afterwards; links need nothing, they work by themselves.
 */
const startScript = `
let started = false;
let kept;
const actions = ["pointerdown", "keydown", "focusin"];
const start = () => {
  if (started) return;
  started = true;
  for (const action of actions) removeEventListener(action, start, true);
  for (const href of PRELOADS)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  STREAM
  fetch(DATA)
    .then((answer) => answer.text())
    .then((data) => {
      const { streamController } = window.__reactRouterContext;
      streamController.enqueue(data);
      streamController.close();
    });
  run();
};
const run = async () => {
  for (const chunk of [CHUNKS]) {
    await chunk();
    await pause();
  }
  ROUTES
  MODULES
  await pause();
  await import(ENTRY);
};
const pause = () => new Promise((resolve) => setTimeout(resolve));
const keep = (event) => {
  const button = event.target.closest?.("button");
  // The menu's button opens its popover by itself.
  if (!button || button.hasAttribute("popovertarget")) return;
  event.preventDefault();
  kept = button;
  start();
};
for (const action of actions) addEventListener(action, start, true);
addEventListener("click", keep, true);
addEventListener("hydrated", () => {
  removeEventListener("click", keep, true);
  if (!kept?.isConnected) return;
  // Tabs act when the pointer goes down.
  for (const type of ["mousedown", "mouseup"]) kept.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  kept.click();
}, { once: true });
const idle = () => (window.requestIdleCallback ?? ((run) => setTimeout(run, 200)))(start);
if (document.readyState === "complete") idle();
else addEventListener("load", idle, { once: true });
`;
