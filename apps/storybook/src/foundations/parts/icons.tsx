import { IconGallery, IconItem } from "@storybook/addon-docs/blocks";
import * as lucide from "lucide-react";

const modules = import.meta.glob<string>(
  ["../../../../../packages/ui/src/{components,blocks}/*/*.tsx", "!**/*.{stories,test,fixture,ssr}.*"],
  { query: "?raw", import: "default", eager: true },
);

/** Every icon imported by the library. */
const names = new Set(
  Object.values(modules).flatMap((source) =>
    [...source.matchAll(/import \{([^}]+)\} from "lucide-react"/g)].flatMap(
      ([, imported]) => imported?.match(/(?<!type )\b\w+Icon\b/g) ?? [],
    ),
  ),
);

export function Icons() {
  return (
    <IconGallery>
      {[...names].sort().map((name) => {
        // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the icons in use are read from the code
        const Icon = lucide[name as "XIcon"];
        return (
          <IconItem key={name} name={name}>
            <Icon aria-hidden strokeWidth={1.5} />
          </IconItem>
        );
      })}
    </IconGallery>
  );
}
