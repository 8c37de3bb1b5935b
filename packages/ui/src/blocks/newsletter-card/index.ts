export * from "./newsletter-card";
