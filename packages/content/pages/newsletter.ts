import { pagePaths } from "../src/paths.ts";
import { leadPicture, pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type NewsletterPage = ReturnType<typeof newsletterPage>;

/** The issues, the newest first, each a PDF file. */
export function newsletterPage(site: Site) {
  const page = site.page("newsletter");
  const picture = leadPicture(site.newsletters.all.map(({ image }) => image));
  return {
    head: pageHead(site, { page, path: pagePaths.newsletter, picture }),
    banner: banner(site, { title: page.title, text: page.intro }),
    newsletters: site.newsletters.all.map(({ title, publishedOn, pdf, image }) => {
      const { href, bytes, pages } = site.pdf(pdf);
      return {
        title,
        published: site.words.date(publishedOn),
        href,
        size: site.words.fileSize(bytes),
        pages,
        image: site.picture(image).image,
      };
    }),
  };
}
