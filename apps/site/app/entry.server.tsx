import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router-dom";
import type { StartOptions } from "./hydration/start";
import { StartContext } from "./hydration/start-script";

/** Renders a page whole before it is written: pages are prerendered, so nothing is gained by streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
) {
  const data = await new Response(serverHandoffStream).text();
  const { prelude } = await prerender(
    <StartContext value={{ options: startOptions(context), data }}>
      <ServerRouter context={context} url={request.url} />
    </StartContext>,
    // React moves large parts to the end of the page and back by script; without scripts they would stay there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}

/** What React Router's `Scripts` would write into the page, as data. */
function startOptions({
  manifest,
  serverHandoffString = "{}",
  staticHandlerContext,
}: EntryContext): StartOptions {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    context: JSON.parse(serverHandoffString),
    modules: [manifest.url, ...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)],
    routes: Object.fromEntries(
      routes.map(({ id, module, clientLoaderModule = module, clientMiddlewareModule = module }) => [
        id,
        [clientLoaderModule, clientMiddlewareModule, module],
      ]),
    ),
    entry: manifest.entry.module,
  };
}
