import type { Content } from "../../load/load-content.ts";
import type { Source } from "../../load/source.ts";
import { pathOf } from "../../src/paths.ts";
import type { FieldPath } from "../../src/records/fields.ts";
import { type DocumentDefinition, documents } from "../../src/schemas.ts";
import type { Finding } from "../finding.ts";
import { stringsOf } from "../record/texts.ts";

interface Claim {
  source: Source;
  path: FieldPath;
  /** What must not be claimed twice. */
  claimed: string;
  what: string;
  remedy: string;
}

/** No two records have the same slug or address. */
export function checkDuplicates(content: Content): Finding[] {
  return claimedTwice(content, addressesOf);
}

/** No two pages have the same title or description in search results. */
export function checkSearchTexts(content: Content): Finding[] {
  return claimedTwice(content, searchTextsOf);
}

function claimedTwice({ sources }: Content, claimsOf: (source: Source) => Claim[]): Finding[] {
  const first = new Map<string, Source>();
  // Pages come first: they can't give way.
  const ordered = [...sources].sort((a, b) => Number(b.kind === "pages") - Number(a.kind === "pages"));
  return ordered.flatMap(claimsOf).flatMap(({ source, path, claimed, what, remedy }) => {
    const key = `${source.language} ${what} ${claimed}`;
    const other = first.get(key);
    if (!other || other === source) {
      first.set(key, source);
      return [];
    }
    const problem = `${other.file} has the same ${what}, "${claimed}"`;
    return [{ file: source.file, line: source.lineOf(path), field: path.join("."), problem, remedy }];
  });
}

function addressesOf(source: Source): Claim[] {
  const { kind, name, value } = source;
  const claims: Claim[] = [];
  const remedy = "Give one of the two another";
  if (typeof value.slug === "string") {
    claims.push({ source, path: ["slug"], claimed: `${value.slug}`, what: `slug among the ${kind}`, remedy });
  }
  const own = kind === "pages" ? pathOfPage(name) : pathOf(kind, value);
  if (own)
    claims.push({
      source,
      path: [kind === "branches" ? "path" : "slug"],
      claimed: own,
      what: "address",
      remedy,
    });
  return claims;
}

function searchTextsOf(source: Source): Claim[] {
  const remedy = "Write one that only fits this page";
  return stringsOf(source).flatMap(({ path, text }) => {
    if (path.at(-1) !== "metaTitle" && path.at(-1) !== "metaDescription") return [];
    const what = `${path.at(-1) === "metaTitle" ? "title" : "description"} for search engines`;
    return [{ source, path, claimed: text, what, remedy }];
  });
}

function pathOfPage(name: string): string | undefined {
  const pages: Record<string, DocumentDefinition> = documents.pages;
  return pages[name]?.path;
}
