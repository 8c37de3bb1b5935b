import { DEFAULT_LANGUAGE } from "../../src/languages.ts";
import { toSentenceCase } from "../../src/records/describe-field.ts";
import { unknownPlaceholders } from "../../src/records/insertions.ts";
import { nearest } from "./nearest.ts";
import type { Mistake, RecordCheck } from "./record-check.ts";
import { stringsOf } from "./texts.ts";

/** Every record, page, file and fact that a record names exists. */
export const checkReferences: RecordCheck = ({ kind, language, schema, value }, context) => {
  const { slugs, paths, assets, insertions } = context;
  return stringsOf({ schema, value }).flatMap(({ path, field: { meta }, text, alt }): Mistake[] => {
    const { reference, input } = meta;
    const wrong = (words: string, problem: string, remedy: string) => [{ path, words, problem, remedy }];

    if (reference) {
      const known = slugs.get(reference) ?? new Set();
      if (!known.has(text))
        return wrong(text, `There is no record "${text}" among the ${reference}`, choose(text, known));
      const isItself = kind === reference && value.slug === text;
      return isItself ? wrong(text, "The record refers to itself", "Take it out of its own list") : [];
    }
    if (input === "picture" || input === "film" || input === "pdf") {
      const what = input === "pdf" ? "PDF file" : input;
      if (text && alt === "")
        return wrong(`![](${text}`, `The picture "${text}" has no alternative text`, "Say what is seen");
      if (assets.has(text)) return [];
      const missing = alt ? `The picture of “${alt}” has no file` : `A ${what} is missing`;
      const remedy = `Add it, or name another. ${choose(text, assets)}`;
      return wrong(text, text ? `There is no ${what} "${text}"` : missing, remedy);
    }
    const links = input === "page" ? [text] : input === "markdown" ? linksOf(text) : [];
    const otherwise = "Use the path of a page of this site, without a slash at its end";
    return [
      ...links.flatMap((target) => {
        if (paths.has(target.replace(/#.*/, ""))) return [];
        const words = text.split(`](${target}`)[0]?.replace(/.*\[/s, "");
        const problem = `${words === target ? "" : `The link "${words}": `}"${target}" is not a page of this site`;
        return wrong(target, problem, choose(target, paths, otherwise));
      }),
      ...unknownPlaceholders(text, insertions).flatMap((words): Mistake[] => {
        const name = words.replaceAll(/[{}\s]/g, "");
        if (insertions.get(name) !== "")
          return wrong(words, `${words} stands for nothing`, choose(name, new Set(insertions.keys())));
        const [, slug, day = ""] = name.split(".");
        const problem = `${words} stands for hours of a day on which the branch is closed`;
        const remedy = "Write the sentence without it";
        if (kind !== "branches" || slug !== value.slug || language !== DEFAULT_LANGUAGE)
          return wrong(words, problem, remedy);
        // Whoever closes the day is told at the day, also in a form without the sentence.
        const where = `${toSentenceCase(day)}: under “${toSentenceCase(String(path[0]))}”, `;
        return [
          { path: ["hours"], problem: where + problem, remedy: `${remedy}, in the form under Branches` },
        ];
      }),
    ];
  });
};

/** A renamed record keeps its earlier name, which is that of its file. */
export const checkName: RecordCheck = ({ name, value, language }): Mistake[] => {
  const { slug, previously } = value;
  if (typeof slug !== "string" || language !== "en") return [];
  const earlier = Array.isArray(previously) ? previously.map(String) : [];
  if (earlier.includes(slug)) {
    const problem = `"${slug}" is the address now, and an earlier one as well`;
    return [{ path: ["previously"], problem, remedy: "Take it out of this list" }];
  }
  if (name === slug || earlier.includes(name)) return [];
  const problem = `The address was "${name}", like the file, and nothing leads from there to "${slug}"`;
  return [{ path: ["slug"], words: slug, problem, remedy: `Add "${name}" to the list previously` }];
};

/** Targets of a text's links within the site. Pictures are no links. */
function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/(?<!!\[[^\]]*)\]\(([^\s)]*)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:#|https:|mailto:|tel:|$)/.test(target));
}

function choose(wrong: string, known: ReadonlySet<string>, otherwise = "Use one that exists") {
  const idea = nearest(wrong, [...known]);
  return idea ? `Did you mean "${idea}"? If not, choose another` : otherwise;
}
