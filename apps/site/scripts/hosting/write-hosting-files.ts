import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { clinic } from "@clinic/content/server";
import { type PolicyOptions, pagePolicy } from "./content-security-policy.ts";
import {
  caddySnippet,
  headersFile,
  hostingJson,
  type Policies,
  redirectsFile,
  securityTxt,
} from "./hosting-files.ts";

/** The pages of the built site, each with the strictest policy that it runs under. */
export function readPolicies(clientDirectory: string, options: PolicyOptions): Policies {
  const pages = globSync("**/index.html", { cwd: clientDirectory }).map((file) => {
    const route = `/${path.dirname(file).split(path.sep).join("/")}`.replace(/^\/\.$/, "/");
    return [route, pagePolicy(readFileSync(path.join(clientDirectory, file), "utf8"), options)];
  });
  return Object.fromEntries(pages.sort());
}

interface HostingOptions extends PolicyOptions {
  /** Origin of the published site: `https://archhouse.example`. */
  origin: string;
}

/** Writes headers, redirects and policies for the reference server and for other hosts, and `security.txt`. */
export function writeHostingFiles(clientDirectory: string, { origin, ...options }: HostingOptions) {
  const pages = readPolicies(clientDirectory, options);
  const files = {
    "client/_hosting.json": hostingJson(pages),
    "client/_redirects": redirectsFile(pages),
    "client/_headers": headersFile(pages),
    "client/.well-known/security.txt": securityTxt(origin, clinic.email),
    "hosting/site.caddy": caddySnippet(pages),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(path.dirname(clientDirectory), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
