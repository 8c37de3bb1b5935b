import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type PolicyOptions, pagePolicy } from "./content-security-policy.ts";

export interface BuiltPage {
  /** Its path, without a trailing slash. */
  route: string;
  policy: string;
}

/** Lists the pages of the built site, each with the strictest policy that it runs under. */
export function readBuiltPages(directory: string, options: PolicyOptions): BuiltPage[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => {
      const folder = path.dirname(file).split(path.sep).join("/");
      const policy = pagePolicy(readFileSync(path.join(directory, file), "utf8"), options);
      return { route: folder === "." ? "/" : `/${folder}`, policy };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
