/**
 * Play functions pass. The fullest stories of a component or block ("Longest Text", or else "Default", and those tagged
 * `fullest`) are also checked for their width, for barriers, and for what a screen reader finds: roles, names and
 * states are recorded in `.tree.yml`, which is reviewed like a picture and written by
 * `npm test -w @clinic/storybook -- --update`. Those tagged `recorded`, the other blocks of a file, are recorded too.
 * That the others render is shown without a browser (cn.ssr.test.tsx).
 */
import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from "@storybook/react-vite";
import { beforeAll, describe, expect, inject, it } from "vitest";
import preview from "../.storybook/preview";
import { checkPreferences, enter, overflow, settledTree } from "./accessibility";

beforeAll(setProjectAnnotations([preview]).beforeAll);

const modules = import.meta.glob<{ default: Meta; [story: string]: StoryObj | Meta }>(
  "../../../packages/ui/src/**/*.stories.tsx",
);
const chosen = Object.entries(modules).filter(([file]) => inject("storyFiles").includes(file));
const loaded = await Promise.all(chosen.map(async ([file, load]) => ({ file, exported: await load() })));

for (const { file, exported } of loaded) {
  const { default: meta, ...stories } = exported;
  const trees = new Map<string, string | undefined>();

  describe(file.split("/").slice(-3, -1).join("/"), () => {
    for (const [name, story] of Object.entries<StoryObj>(stories)) {
      const isTagged = story.tags?.includes("fullest");
      const isRecorded = isTagged || story.tags?.includes("recorded");
      if (isRecorded || name === ("LongestText" in stories ? "LongestText" : "Default"))
        trees.set(name, undefined);
      else if (!story.play) continue;

      it(name, async () => {
        const { globals, run } = composeStory(story, meta);
        await enter({ width: globals.viewport?.value === "phone" ? 390 : undefined });
        await run();
        if (!trees.has(name)) return;
        trees.set(name, await settledTree());
        // Journeys check what pages show at rest, on those pages (e2e/pages/templates.spec.ts).
        if (isTagged || file.includes("/components/")) await checkPreferences();
        else expect(overflow()).toEqual([]);
      });
    }

    it("has the roles, names and states on record", async () => {
      expect([...trees.values()], "trees of stories that have passed").not.toContain(undefined);
      const record = [...trees].map(([name, tree]) => `# ${name}\n${tree}\n`).sort();
      await expect(record.join("\n")).toMatchFileSnapshot(file.replace(".stories.tsx", ".tree.yml"));
    });
  });
}
