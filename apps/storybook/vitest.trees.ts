/**
 * What a screen reader finds in the fullest stories of each component of the library: roles, names and states. The
 * files are reviewed like pictures; `npm test -w @clinic/storybook -- --update` writes them.
 */
import { expect, type TestContext } from "vitest";
import { utils } from "vitest/browser";

const trees = new Map<string, string[]>();

/** Adds the accessible tree of the story on the page to those of its file. */
export async function recordTree({ name, file }: TestContext["task"]) {
  const tree = await settledTree();
  // React's generated ids have numbers.
  const text = `# ${name.replaceAll(" ", "")}\n${tree.replaceAll(/_r_\w+_/g, "_id_")}\n`;
  trees.set(file.filepath, [...(trees.get(file.filepath) ?? []), text]);
}

/** Compares the trees of a file with its record, after the last of its stories. */
export async function compareTrees({ file, id }: TestContext["task"]) {
  const isLast = id === file.tasks.at(-1)?.id;
  const isWhole = file.tasks.every(({ mode, result }) => mode === "run" && result?.state !== "fail");
  if (!isLast || !isWhole || !file.filepath.includes("/packages/ui/")) return;
  const record = trees.get(file.filepath) ?? [];
  expect(record, "no story is the fullest").not.toHaveLength(0);
  await expect(record.sort().join("\n")).toMatchFileSnapshot(
    file.filepath.replace(".stories.tsx", ".tree.yml"),
  );
}

/** The tree once effects have run: when it is the same before and after two frames. */
async function settledTree() {
  let tree = accessibleTree();
  let before: string;
  do {
    before = tree;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    tree = accessibleTree();
  } while (tree !== before);
  return tree;
}

function accessibleTree() {
  return utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
}
