import { fileURLToPath } from "node:url";
import { storyCode } from "@clinic/ui/docs/story-code.ts";
import type { Plugin } from "vite";

const module = fileURLToPath(new URL("../src/controls/text-controls.tsx", import.meta.url));

/** Pages take their texts from records, and have a control for their length. */
const pages = "/storybook/src/pages/";

/**
 * Gives every stories file what can be read from its source: a text field for each text that its stories write between
 * parts, and, in the library, the code to copy of each story.
 */
export function storyFiles(): Plugin {
  return {
    name: "story-files",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".stories.tsx") || id.includes(pages)) return;
      const names = [...source.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name as string);
      const [, meta] = /^export default (\w+);/m.exec(source) ?? [];
      const codes = () =>
        names.map(
          (name) =>
            `${name}.parameters = { ...${name}.parameters, storyCode: ${JSON.stringify(storyCode(id, name, source))} };`,
        );
      return {
        code: `${source}
import { addTextControls } from ${JSON.stringify(module)};
addTextControls(${meta}, [${names.join(", ")}]);
${id.includes("/packages/ui/") ? codes().join("\n") : ""}`,
        map: null,
      };
    },
  };
}
