import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { clinic } from "@clinic/content/server";
import { inlineScriptHashes, type PolicyOptions, pagePolicy } from "./content-security-policy.ts";
import { caddySnippet, headersFile, hostingJson, redirectsFile, securityTxt } from "./hosting-files.ts";

interface HostingOptions extends PolicyOptions {
  /** Origin of the published site: `https://archhouse.example`. */
  origin: string;
}

/** Writes headers, redirects and the policy for the reference server and for other hosts, and `security.txt`. */
export function writeHostingFiles(clientDirectory: string, { origin, ...options }: HostingOptions) {
  const pages = globSync("**/index.html", { cwd: clientDirectory }).sort();
  // They are the same on all pages.
  const hashes = pages.flatMap((file) =>
    inlineScriptHashes(readFileSync(path.join(clientDirectory, file), "utf8")),
  );
  const policy = pagePolicy(new Set(hashes), options);
  const files = {
    "client/_hosting.json": hostingJson(policy),
    "client/_redirects": redirectsFile(
      pages.map((file) => path.posix.join("/", ...file.split(path.sep).slice(0, -1))),
    ),
    "client/_headers": headersFile(policy),
    "client/.well-known/security.txt": securityTxt(origin, clinic.email),
    "hosting/site.caddy": caddySnippet(policy),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(path.dirname(clientDirectory), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
