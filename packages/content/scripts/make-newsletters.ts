/** Makes the newsletters' PDFs from the texts in `src/newsletters/issues/`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { newsletterText } from "../checks/content.ts";
import { assetsFolder } from "../src/assets/index.ts";
import { newsletters } from "../src/newsletters/index.ts";
import { makeNewsletter } from "./newsletter-pdf.ts";

for (const issue of newsletters.all) {
  const { pdf, pages } = await makeNewsletter(issue, newsletterText(issue.slug));
  const path = join(assetsFolder, issue.pdf.src);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, pdf);
  process.stdout.write(`${issue.pdf.src}: pages: ${pages}, bytes: ${pdf.length}\n`);
}
