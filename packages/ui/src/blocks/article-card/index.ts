export * from "./article-card";
