import type { Content } from "../load/load-content.ts";
import type { Source } from "../load/source.ts";
import { getOrThrow } from "../src/collection/get-or-throw.ts";
import type { Finding } from "./finding.ts";
import { contextOf, mistakesOf, structureMistakesOf } from "./record/index.ts";
import type { CheckContext, Mistake, Speller } from "./record/record-check.ts";
import { checkAddresses, checkMissing } from "./whole/pages.ts";
import { checkSamples } from "./whole/samples.ts";

/** Mistakes that prevent pages from being built, within these records and in what all have in common. */
export function checkStructure(content: Content, records = content.sources): Finding[] {
  return [
    ...content.unreadable.map((file) => ({ ...file, field: "" })),
    ...checkMissing(content),
    ...checkAddresses(content),
    ...ofRecords(records, content, structureMistakesOf),
  ];
}

/** Every mistake in the content except those of files: a replaced picture may wait for whoever publishes. */
export function checkContent(content: Content, speller: Speller): Finding[] {
  const structure = checkStructure(content);
  const broken = new Set(structure.map(({ file }) => file));
  const sound = { ...content, sources: content.sources.filter(({ file }) => !broken.has(file)) };
  return [...structure, ...ofRecords(sound.sources, content, mistakesOf, speller), ...checkSamples(sound)];
}

/** The mistakes in one file, as reported while it is edited. */
export function checkFile(content: Content, file: string, speller: Speller): Finding[] {
  const records = content.sources.filter((source) => source.file === file);
  const ofTheWhole = checkStructure(content, []).filter((finding) => finding.file === file);
  return [...ofTheWhole, ...ofRecords(records, content, mistakesOf, speller)];
}

/** What an unreadable file holds, judging by its name, so that references to it are not reported. */
function likelyRecord({ file }: { file: string }): Pick<Source, "kind" | "value">[] {
  const [, folder, slug] = /^data\/([^/]+)\/[^/]+\/([^/.]+)\.\w+$/.exec(file) ?? [];
  const kind = folder as Source["kind"];
  if (kind === "treatments")
    return ["treatment", "super-speciality"].map((of) => ({ kind, value: { slug, kind: of } }));
  return kind === "branches" ? [] : [{ kind, value: { slug } }];
}

function ofRecords(
  sources: readonly Source[],
  content: Content,
  check: (source: Source, context: CheckContext) => Mistake[],
  speller?: Speller,
): Finding[] {
  const known = [...content.sources, ...content.unreadable.flatMap(likelyRecord)];
  const rest = { assets: new Set(content.assets), ...(speller && { speller }) };
  const contexts = new Map<string, CheckContext>();
  for (const [language, insertions] of content.insertions)
    contexts.set(language, contextOf(known, { insertions, ...rest }));
  return sources.flatMap((source) => {
    const found = check(source, getOrThrow(contexts.get(source.language), source.language));
    return found.map(({ path, words, ...what }) => {
      return { file: source.file, line: source.lineOf(path, words), field: path.join("."), ...what };
    });
  });
}
