export * from "./article";
export * from "./article-states";
