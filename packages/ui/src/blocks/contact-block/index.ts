export * from "./contact-block";
