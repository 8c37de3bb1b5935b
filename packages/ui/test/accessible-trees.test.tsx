import { EXPECT_TIMEOUT_MS } from "@clinic/test-settings";
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cdp, utils } from "vitest/browser";

/** Draws a story in the page and runs its play function. */
interface Story {
  tags: string[];
  run: () => Promise<void>;
}

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  "../src/{components,blocks}/*/*.stories.tsx",
);

// Gives play functions their `canvas`.
setProjectAnnotations([]);
configure({ asyncUtilTimeout: EXPECT_TIMEOUT_MS });

beforeAll(() => emulateMotion("reduce"));
afterAll(() => emulateMotion(""));

/**
 * What a screen reader finds in the fullest stories of each component (CONTRIBUTING.md): roles, names and states. The
 * files are reviewed like pictures; `npm test -w @clinic/ui -- --update` writes them.
 */
it.each(Object.keys(files))("has the recorded accessible tree in %s", async (file) => {
  const stories: Record<string, Story> = composeStories((await files[file]?.()) ?? { default: {} });
  const trees = [];
  for (const [name, story] of Object.entries(stories)) {
    if (!isFullest(name, story, stories)) continue;
    await story.run();
    const tree = await settledTree();
    // React's generated ids have numbers.
    trees.push(`# ${name}\n${tree.replaceAll(/_r_\w+_/g, "_id_")}\n`);
  }
  expect(trees).not.toHaveLength(0);
  await expect(trees.join("\n")).toMatchFileSnapshot(file.replace(".stories.tsx", ".tree.yml"));
});

function isFullest(name: string, { tags }: Story, stories: Record<string, Story>) {
  return name === ("LongestText" in stories ? "LongestText" : "Default") || tags.includes("fullest");
}

/** The tree once it is the same in two frames, because effects may still be running. */
async function settledTree() {
  let before: string;
  let tree = "";
  do {
    before = tree;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
  } while (tree !== before);
  return tree;
}

function emulateMotion(value: string) {
  return cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
