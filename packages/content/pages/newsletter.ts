import { leadPicture } from "./head.ts";
import { opening } from "./parts/banner.ts";
import type { Site } from "./site.ts";

export type NewsletterPage = ReturnType<typeof newsletterPage>;

/** The issues, the newest first, each a PDF file. */
export function newsletterPage(site: Site) {
  return {
    ...opening(site, "newsletter", leadPicture(site.newsletters.all.map(({ image }) => image))),
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
