import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router-dom";

/** Draws a page whole before it is written: pages are prerendered, so nothing is gained by streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // React moves large parts to the end of the page and back by script; without scripts they would stay there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
