/**
 * What a screen reader finds in the fullest stories of each component of the library: roles, names and states. The
 * files are reviewed like pictures; `npm test -w @clinic/storybook -- --update` writes them.
 */
import { expect, type TestContext } from "vitest";
import { utils } from "vitest/browser";

const trees = new Map<string, string[]>();

/**
 * Adds the accessible tree of the story on the page to those of its file.
 *
 * @param meanwhile what to do until effects have run
 */
export async function recordTree({ name, file }: TestContext["task"], meanwhile: () => Promise<void>) {
  const tree = await settledTree(meanwhile);
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

/** The tree once it is the same before and after something, or before and after two frames. */
async function settledTree(meanwhile: () => Promise<void>) {
  let before = accessibleTree();
  await meanwhile();
  let tree = accessibleTree();
  while (tree !== before) {
    before = tree;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    tree = accessibleTree();
  }
  return tree;
}

function accessibleTree() {
  return utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
}
