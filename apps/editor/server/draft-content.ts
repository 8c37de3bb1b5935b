import { writeContent } from "@clinic/content/build/write-content";
import { loadContent } from "@clinic/content/load/load-content";
import type { Drafts } from "@clinic/content/load/read-files";

/**
 * Builds the content of a folder for the site in development, with drafts replacing saved files.
 *
 * @param dist - Folder that the site reads.
 * @returns what shows drafts: always the last ones, however long it takes to build those before
 */
export function draftContent(folder: string, dist: string, write = writeContent) {
  let last = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return async (drafts: Drafts): Promise<void> => {
    const number = ++last;
    writing = writing
      .catch(() => undefined)
      .then(() => (number === last ? write(loadContent(folder, drafts), dist) : undefined));
    await writing;
  };
}
