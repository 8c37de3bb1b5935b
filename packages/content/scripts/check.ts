/**
 * Prints everything that is wrong with the content as a table: file, field, problem, remedy.
 * Parts of file names as arguments show only those files: `npm run content:check -- root-canal`.
 */
import { argv, stdout } from "node:process";
import Table from "cli-table3";
import { loadContent, storedArticlesModule } from "../checks/content.ts";
import { compareWithPdf, readPdf } from "../checks/files/newsletters.ts";
import {
  checkAssetsExist,
  checkAssetsUsed,
  checkPictures,
  checkPicturesDiffer,
} from "../checks/files/pictures.ts";
import type { Finding } from "../checks/finding.ts";
import { checks } from "../checks/index.ts";
import { assetsFolder } from "../src/assets/index.ts";
import { newsletters } from "../src/newsletters/index.ts";
import { ArticleError, articlesModule } from "./article-source.ts";

async function findAll(): Promise<Finding[]> {
  let content: ReturnType<typeof loadContent>;
  try {
    content = loadContent();
  } catch (error) {
    // Nothing else can be checked while an article can't be read.
    if (!(error instanceof ArticleError)) throw error;
    const remedy = "Compare the head of the file with that of another article";
    return [{ file: `src/articles/${error.file}`, field: "front matter", problem: error.reason, remedy }];
  }

  const findings = [...checks, { run: checkAssetsExist }, { run: checkAssetsUsed }].flatMap(({ run }) =>
    run(content),
  );
  findings.push(
    ...checkPicturesDiffer(content, assetsFolder),
    ...(await checkPictures(content, assetsFolder)),
  );
  if (storedArticlesModule() !== articlesModule(content.articles)) {
    findings.push({
      file: "src/articles/articles.generated.ts",
      field: "the file",
      problem: "It is older than the articles",
      remedy: "Run npm run build -w @clinic/content",
    });
  }
  const present = new Set(content.assets);
  for (const issue of newsletters.all.filter(({ pdf }) => present.has(pdf.src))) {
    findings.push(...compareWithPdf(issue, await readPdf(issue.pdf.src)));
  }
  return findings;
}

/** Formats a path for people, who count from 1: `faqs.0.answer` becomes `faqs › no. 1 › answer`. */
function readableField(field: string): string {
  const parts = field.split(".");
  return parts.map((part) => (/^\d+$/.test(part) ? `no. ${Number(part) + 1}` : part)).join(" › ");
}

const only = argv.slice(2);
const findings = (await findAll()).filter(
  ({ file }) => only.length === 0 || only.some((part) => file.includes(part)),
);
if (findings.length === 0) {
  stdout.write("The content is in order.\n");
} else {
  const width = Math.max(100, stdout.columns ?? 160) - 5;
  const table = new Table({
    head: ["File", "Field", "What is wrong", "How to fix it"],
    colWidths: [0.24, 0.18, 0.3, 0.28].map((share) => Math.floor(width * share)),
    wordWrap: true,
    wrapOnWordBoundary: true,
    style: { head: [], border: [] },
  });
  for (const { file, field, problem, remedy } of findings) {
    table.push([file, readableField(field), problem, remedy]);
  }
  stdout.write(`${table.toString()}\n${findings.length} to fix.\n`);
  process.exitCode = 1;
}
