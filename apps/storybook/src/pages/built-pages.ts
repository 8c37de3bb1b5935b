import { layoutFile, pageFile } from "@clinic/content/paths";

/**
 * Stands in for the site's `page.server.ts`, which reads the built content from the disk (see .storybook/main.ts): the
 * loaders of its pages and of what is around them.
 */
const files = import.meta.glob<unknown>(
  [
    "../../../../packages/content/dist/en/layout.json",
    "../../../../packages/content/dist/en/pages/**/*.json",
  ],
  { import: "default" },
);

const read = (file: string) => {
  const load = files[`../../../../packages/content/dist/${file}.json`];
  if (!load) throw new Error(`The built content has no ${file}.json.`);
  return load();
};

export const loader = ({ url }: { url: URL }) => read(pageFile(url.pathname));

export const loadLayout = () => read(layoutFile("/"));
