export * from "./contact-links";
export * from "./phone-hrefs";
