import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Lets the prerendered page show before its scripts load: takes the module preloads out of every page, which
 * otherwise compete with the font and the first picture, and starts the application when the browser is idle
 * after `load`, or at the visitor's first action, whichever comes first.
 *
 * @param clientDirectory the folder of the built site
 * @throws when a page has no start script to replace: React Router then writes it another way than 7.18 did
 */
export function startAtIdle(clientDirectory: string) {
  // Only a host without prerendered pages needs it.
  rmSync(path.join(clientDirectory, "__spa-fallback.html"), { force: true });
  for (const file of globSync("**/*.html", { cwd: clientDirectory })) {
    const target = path.join(clientDirectory, file);
    writeFileSync(target, rewrite(readFileSync(target, "utf8"), file));
  }
}

const bootScript = /(<script type="module" async="">)(.*?)(<\/script>)/s;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

function rewrite(html: string, file: string) {
  const boot = bootScript.exec(html)?.[2];
  const entry = boot && /import\("([^"]+)"\)/.exec(boot)?.[1];
  if (!boot || !entry) throw new Error(`${file} has no start script of the known form.`);

  const routes = [...boot.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, url]) => ({
    name,
    url,
  }));
  const modules = /__reactRouterRouteModules = ({.*?});/s.exec(boot)?.[1] ?? "{}";
  // Everything is fetched together; the entry runs last, because it reads what the others have left on `window`.
  const chunks = [...html.matchAll(modulePreload)]
    .map(([, url]) => url)
    .filter((url) => url !== entry && !routes.some((route) => route.url === url));
  const imports = [...routes.map(({ url }) => url), ...chunks].map((url) => `import(${JSON.stringify(url)})`);
  const script = startScript
    .replaceAll("ENTRY", JSON.stringify(entry))
    .replace("IMPORTS", imports.join(", "))
    .replace("ROUTES", routes.map(({ name }) => name).join(", "))
    .replace("MODULES", modules);
  // The tag keeps its attributes: React compares them when it takes over the page.
  return html.replace(modulePreload, "").replace(bootScript, (_, open, __, close) => open + script + close);
}

/**
 * Runs in the browser. A press of a button before the application has started is kept, and given to the button
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
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: ENTRY }));
  Promise.all([IMPORTS]).then(([ROUTES]) => {
    window.__reactRouterRouteModules = MODULES;
    return import(ENTRY);
  });
};
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
  if (kept?.isConnected) kept.click();
}, { once: true });
const idle = () => (window.requestIdleCallback ?? ((run) => setTimeout(run, 200)))(start);
if (document.readyState === "complete") idle();
else addEventListener("load", idle, { once: true });
`;
