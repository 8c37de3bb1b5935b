export * from "./faq-section";
