export * from "./contact-links";
