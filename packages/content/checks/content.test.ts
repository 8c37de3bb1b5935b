import { describe, expect, it } from "vitest";
import { articlesModule } from "../scripts/article-source.ts";
import { newsletters } from "../src/newsletters/index.ts";
import { loadContent, storedArticlesModule } from "./content.ts";
import { compareWithPdf, readPdf } from "./files/newsletters.ts";
import { describeFinding } from "./finding.ts";
import { checks } from "./index.ts";

const content = loadContent();

describe("the content", () => {
  it.each(checks)("$goal", ({ run }) => {
    expect(run(content).map(describeFinding)).toEqual([]);
  });

  it("a visitor reads the articles as their files have them", () => {
    const current = storedArticlesModule() === articlesModule(content.articles);
    expect(current, "Run npm run build -w @clinic/content and commit articles.generated.ts").toBe(true);
  });

  it.each(newsletters.all)(
    "a reader, with a screen reader too, can open the newsletter $slug",
    async (issue) => {
      const findings = compareWithPdf(issue, await readPdf(issue.pdf.src));
      expect(findings.map(describeFinding)).toEqual([]);
    },
  );
});
