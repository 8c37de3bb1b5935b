import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { git } from "../checkout.ts";
import type { Suspect } from "./causes.ts";
import { reachedFrom, readImports, storyFiles } from "./modules.ts";
import { changedTokens, mentions, withoutDefinitions } from "./tokens.ts";

export interface Side {
  /** Folder of a built Storybook. */
  storybook: string;
  /** The story of each picture, by the picture's file. */
  stories: Map<string, string>;
}

/** What affects every story but is in no module graph: stylesheets that Tailwind assembles, the preview's settings. */
const SURROUNDINGS =
  /^(packages\/ui\/src|apps\/site\/app|apps\/storybook\/src)\/.+\.css$|^apps\/storybook\/\.storybook\//;

/** Changed files that no picture can show. */
const UNSEEN = /\.(test\.tsx?|md|tree\.yml)$/;

/** @returns files that differ from a commit, and tokens whose value has changed, with the pictures that they can change */
export function findSuspects(repository: string, before: Side, after: Side, commit?: string): Suspect[] {
  const storybooks = [before.storybook, after.storybook];
  const files = storyFiles(storybooks);
  const imports = readImports(storybooks);
  const reached = new Map(
    [...before.stories, ...after.stories].map(
      ([picture, story]) => [picture, reachedFrom(files.get(story) ?? story, imports)] as const,
    ),
  );
  const picturesOf = (test: (files: Set<string>) => boolean) =>
    new Set([...reached].filter(([, files]) => test(files)).map(([picture]) => picture));

  const suspects = (commit ? changedFiles(repository, commit) : []).map((file) => {
    const module = builtFrom(file);
    const pictures = picturesOf((files) => files.has(module));
    const everywhere = pictures.size === 0 && SURROUNDINGS.test(file);
    return { name: file, pictures: everywhere ? new Set(reached.keys()) : pictures };
  });

  const read = sourceReader(repository);
  const styles = globSync("packages/ui/src/styles/*.css", { cwd: repository });
  const sources = [...new Set([...reached.values()].flatMap((files) => [...files]))].filter(read);
  for (const { name, values } of changedTokens(before.storybook, after.storybook)) {
    const everywhere = styles.some((file) => mentions(read(file), name));
    const mentioning = new Set(sources.filter((file) => mentions(read(file), name)));
    const pictures = picturesOf((files) => everywhere || !files.isDisjointFrom(mentioning));
    // A value changes pictures, but adds and removes none.
    const both = [...pictures].filter((picture) => before.stories.has(picture) && after.stories.has(picture));
    suspects.push({ name: `${name}: ${values}`, pictures: new Set(both) });
  }
  return suspects;
}

function changedFiles(repository: string, commit: string) {
  const changed = git(repository, "diff", "--name-only", "--no-renames", commit);
  const added = git(repository, "ls-files", "--others", "--exclude-standard");
  return `${changed}\n${added}`.split("\n").filter((file) => file && !UNSEEN.test(file));
}

/** The module that stories import: for a record, the built module of its collection. */
function builtFrom(file: string) {
  const [, collection = "", language, name] =
    /^packages\/content\/data\/([\w-]+)\/(\w+)\/(.+)\.\w+$/.exec(file) ?? [];
  if (!collection) return file;
  const built = ["pages", "settings"].includes(collection) ? `${collection}/${name}` : collection;
  return `packages/content/dist/${language}/${built}.json`;
}

/** Reads our own sources, each once. */
function sourceReader(repository: string) {
  const sources = new Map<string, string>();
  return (file: string) => {
    let source = sources.get(file);
    if (source === undefined) {
      const ours = /^(apps|packages)\/.+\.(tsx?|css)$/.test(file) && existsSync(join(repository, file));
      source = ours ? readFileSync(join(repository, file), "utf8") : "";
      if (extname(file) === ".css") source = withoutDefinitions(source);
      sources.set(file, source);
    }
    return source;
  };
}
