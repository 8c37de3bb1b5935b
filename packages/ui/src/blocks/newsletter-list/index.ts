export * from "./newsletter-list";
