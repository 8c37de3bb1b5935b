import { assertFound } from "@clinic/content/assert-found";
import { newsletters } from "@clinic/content/newsletters";
import { resolvePictures } from "../../pictures/pictures.server";

/** Addresses of the PDF files, under which the build puts them out. */
const files = import.meta.glob<string>("#assets/newsletters/*.pdf", {
  eager: true,
  import: "default",
  query: "?url",
});

/** The issues of the newsletter, the newest first, each with the address of its file. */
export function newsletterViews() {
  return resolvePictures(
    newsletters.all.map(({ pdf, ...issue }) => ({
      ...issue,
      pages: pdf.pages,
      bytes: pdf.bytes,
      href: assertFound(Object.entries(files).find(([path]) => path.endsWith(`/${pdf.src}`))?.[1], pdf.src),
    })),
  );
}

/** An issue as the newsletter page shows it. */
export type NewsletterView = Awaited<ReturnType<typeof newsletterViews>>[number];
