export * from "./page-banner";
export * from "./page-title";
export * from "./page-trail";
