export * from "./page-banner";
export * from "./page-trail";
