import { redirects } from "@clinic/content/server";

/** What the site's build writes for its hosts, with a policy for each page. */
export const hosting = (pages: readonly string[]) =>
  JSON.stringify({
    headers: { "X-From-The-Build": "yes" },
    cacheControl: { assets: "public, max-age=31536000, immutable", others: "no-cache" },
    redirects: { ...redirects, "/old-page": "/contact-us#place" },
    pages: Object.fromEntries(
      pages.map((page) => [
        page,
        `default-src 'none'; script-src 'self' 'sha256-${page}'; frame-src https://maps.example`,
      ]),
    ),
    recaptcha: { "script-src": ["https://google.example"] },
  });
