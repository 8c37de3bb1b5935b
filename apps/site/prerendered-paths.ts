import paths from "@clinic/content/dist/en/paths.json" with { type: "json" };

/** `/404` is rendered by the catch-all route, so that the same HTML hydrates at any unknown URL. */
export const prerenderedPaths = [...paths.map(({ path }) => path), "/404"];
