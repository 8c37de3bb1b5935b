import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { reportProgress } from "@clinic/content/build/progress";
import { languageOf } from "@clinic/content/languages";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router-dom";
import { prerenderedPaths } from "../prerendered-paths";
import type { StartOptions } from "./hydration/start";
import { StartContext } from "./hydration/start-script";
import stylesheet from "./styles/app.css?inline";
import { usedRules, withoutFonts } from "./styles/page-styles.server";

let rendered = 0;

/** For what follows a page's first screen. */
const allStyles = withoutFonts(stylesheet);

/** Renders the whole page before responding: pages are prerendered, so streaming gains nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The build's page for hosts without prerendered pages, which must set what React Router's own scripts would.
  if (request.headers.has("X-React-Router-SPA-Mode"))
    return new Response("window.__reactRouterContext = window.__reactRouterRouteModules = ");
  // In development, React Router's own scripts hydrate the page.
  const start = import.meta.env.PROD ? await startOptions(context, request) : undefined;
  const { prelude } = await prerender(
    <StartContext value={start}>
      <ServerRouter
        context={start ? { ...context, serverHandoffStream: undefined } : context}
        url={request.url}
      />
    </StartContext>,
    // React emits large boundaries at the end of the document and moves them into place by script, so without
    // JavaScript they would stay there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  reportProgress("Pages", ++rendered, prerenderedPaths.length);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!start) return new Response(html, { status, headers });
  const place = '<span data-styles="">';
  // HTML knows the namespace of its drawings.
  const [firstScreen = "", ...rest] = html.replaceAll(' xmlns="http://www.w3.org/2000/svg"', "").split(place);
  const styled = firstScreen.replace(stylesheet, () => usedRules(stylesheet, firstScreen));
  const link = `${place}<link rel="stylesheet" href="${await writeAsset("css", allStyles)}">`;
  return new Response(styled + link + rest.join(place), { status, headers });
}

/** The data that React Router's `Scripts` would write into the page. */
async function startOptions(context: EntryContext, { url }: Request): Promise<StartOptions> {
  const { manifest, serverHandoffString = "{}", serverHandoffStream, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  // The router compiles every route that it knows before it starts. Links to another language load a document.
  const language = languageOf(new URL(url).pathname);
  const isReached = (path = "") => ["", "*"].includes(path) || languageOf(`/${path}`) === language;
  const reached = Object.entries(manifest.routes).filter(([, route]) => isReached(route?.path));
  const known = JSON.stringify({ ...manifest, routes: Object.fromEntries(reached) });
  const manifestUrl = await writeAsset("js", `window.__reactRouterManifest=${known}`);
  return {
    context: JSON.parse(serverHandoffString),
    // The page already has its text as HTML, and only hydration needs it as data.
    data: await writeAsset("data", await new Response(serverHandoffStream).text()),
    modules: [
      ...new Set([manifestUrl, ...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)]),
    ],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
  };
}

/**
 * Writes a file beside the scripts. Its name is a content hash, so browsers may cache it forever.
 *
 * @returns the URL of the file
 */
async function writeAsset(extension: string, content: string) {
  const url = `/assets/${createHash("sha256").update(content).digest("hex").slice(0, 16)}.${extension}`;
  const file = path.join(path.resolve("build/client"), url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return url;
}
