export * from "./contact-choice";
export * from "./form-panel";
export * from "./next-steps";
export * from "./request-summary";
