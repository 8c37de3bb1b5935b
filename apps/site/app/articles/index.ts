export * from "./article-grid";
export * from "./article-meta";
export * from "./changed-on";
export * from "./latest-articles";
export * from "./use-article-list";
export * from "./use-article-request";
