import { redirects } from "@clinic/content/server";

/** What the site's build writes for its hosts. */
export const hosting = JSON.stringify({
  headers: { "X-From-The-Build": "yes" },
  cacheControl: { assets: "public, max-age=31536000, immutable", others: "no-cache" },
  redirects: { ...redirects, "/old-page": "/contact-us#place" },
  policy: "default-src 'none'; script-src 'self' 'sha256-start'; frame-src https://maps.example",
  recaptcha: { "script-src": ["https://google.example"] },
});
