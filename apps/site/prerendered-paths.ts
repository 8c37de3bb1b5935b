import { sitePaths, unknownArticlePaths } from "@clinic/content/routes";

/** `/404` is rendered by the catch-all route, so that the same HTML hydrates at any unknown URL. */
export const prerenderedPaths = [...sitePaths, "/404", ...Object.values(unknownArticlePaths)];
