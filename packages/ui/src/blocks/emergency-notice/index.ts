export * from "./emergency-line";
export * from "./emergency-notice";
