import type { Page } from "@playwright/test";

/** What is read from the HTML that the server sends for a page. */
interface PageFacts {
  path: string;
  title: string;
  description: string;
  ids: string[];
  /** Links, pictures and files of this site, as paths with their anchors. */
  targets: string[];
}

/** Reads pages as they come from the server, with the browser's own parser and without running their scripts. */
export async function readSite(page: Page, origin: string, paths: readonly string[]) {
  // The site's pages accept no foreign script; a page of plain text has no such policy.
  await page.goto("about:blank");
  const read: PageFacts[] = [];
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    read.push(
      await page.evaluate(
        ({ path, html, origin }) => {
          const parsed = new DOMParser().parseFromString(html, "text/html");
          const addresses = [...parsed.querySelectorAll("[href], [src], [srcset]")].flatMap((element) => [
            ...["href", "src"].flatMap((name) => element.getAttribute(name) ?? []),
            ...(element.getAttribute("srcset") ?? "")
              .split(",")
              .flatMap((candidate) => candidate.trim().split(/\s/)[0] || []),
          ]);
          const targets = addresses
            .map((address) => new URL(address, origin + path))
            .filter((url) => url.origin === origin)
            .map((url) => url.pathname + url.search + url.hash);
          return {
            path,
            title: parsed.title,
            description: parsed.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
            ids: [...parsed.querySelectorAll("[id]")].map(({ id }) => id),
            targets: [...new Set(targets)],
          };
        },
        { path, html, origin },
      ),
    );
  }
  return read;
}
