export * from "./article-carousel";
