import paths from "@clinic/content/dist/paths.json" with { type: "json" };

export const prerenderedPaths = paths.map(({ path }) => path);
