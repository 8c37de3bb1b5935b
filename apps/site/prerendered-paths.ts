import { sitePaths, unknownArticlePaths } from "@clinic/content/routes";

/** `/404` is drawn by the catch-all route, so that the same HTML hydrates under any unknown address. */
export const prerenderedPaths = [...sitePaths, "/404", ...Object.values(unknownArticlePaths)];
