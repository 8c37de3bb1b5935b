import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { clinic } from "@clinic/content/clinic";
import { readBuiltPages } from "@clinic/hosting/built-pages";
import {
  caddySnippet,
  headersFile,
  nginxPolicies,
  nginxSnippet,
  redirectsFile,
  securityTxt,
} from "@clinic/hosting/hosting-files";
import { frameOrigins, RECAPTCHA_SOURCES } from "@clinic/hosting/site-headers";

interface HostingOptions {
  /** Origin of the published site: `https://archhouse.example`. */
  origin: string;
  /** Base URL of the API. A different origin must be allowed by the content security policy. */
  apiBaseUrl?: string;
  /** Whether the pages may load Google's reCAPTCHA. */
  recaptcha: boolean;
}

/** Writes `security.txt`, and the configuration that makes other hosts respond like the reference server. */
export function writeHostingFiles(
  clientDirectory: string,
  { origin, apiBaseUrl = "/api", recaptcha }: HostingOptions,
) {
  const pages = readBuiltPages(clientDirectory, {
    frames: frameOrigins,
    humanCheck: recaptcha ? RECAPTCHA_SOURCES : undefined,
    connect: URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : [],
  });
  const files = {
    "client/_redirects": redirectsFile(pages),
    "client/_headers": headersFile(pages),
    "client/.well-known/security.txt": securityTxt({ origin, contact: clinic.email }),
    "hosting/site.caddy": caddySnippet(pages),
    "hosting/site.nginx.conf": nginxSnippet(),
    "hosting/policies.nginx.conf": nginxPolicies(pages),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(path.dirname(clientDirectory), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
