import { assertFound } from "@clinic/content/assert-found";
import { newsletters } from "@clinic/content/newsletters";
import { resolvePictures } from "../../pictures/pictures.server";

/** URLs of the PDF files as emitted by the build. */
const files = import.meta.glob<string>("#assets/newsletters/*.pdf", {
  eager: true,
  import: "default",
  query: "?url",
});

/** The issues of the newsletter, newest first, each with the URL of its file. */
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

export type NewsletterView = Awaited<ReturnType<typeof newsletterViews>>[number];
