export * from "./contact-choice";
