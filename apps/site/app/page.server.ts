import { readFile } from "node:fs/promises";
import path from "node:path";
import { layoutFile, pageFile } from "@clinic/content/paths";
import type { LoaderFunctionArgs } from "react-router-dom";

const content = process.env.CONTENT_DIST ?? "";

/**
 * The finished page at an address, as content's build has written it: its head, and the props of its blocks as JSON, which
 * browsers parse at once. React Router would decode an object value by value.
 */
export async function loader({ url }: LoaderFunctionArgs) {
  const { kind, head, frame, ...props } = JSON.parse(await built(pageFile(url.pathname)));
  return { kind, head, frame, props: JSON.stringify(props) };
}

/** What every page has around its own content (`useLayout`), as JSON too. */
export const loadLayout = ({ url }: LoaderFunctionArgs) => built(layoutFile(url.pathname));

const built = (file: string) => readFile(path.join(content, `${file}.json`), "utf8");
