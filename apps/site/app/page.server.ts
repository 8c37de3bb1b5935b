import { readFile } from "node:fs/promises";
import path from "node:path";
import { pageFile } from "@clinic/content/paths";
import type { LoaderFunctionArgs } from "react-router-dom";

/** The folder of the built content. */
const content = process.env.CONTENT_DIST ?? "";

/** The finished page at an address, as content's build has written it: the props of its blocks. */
export async function loader({ url }: LoaderFunctionArgs) {
  return JSON.parse(await readFile(path.join(content, "en", `${pageFile(url.pathname)}.json`), "utf8"));
}
