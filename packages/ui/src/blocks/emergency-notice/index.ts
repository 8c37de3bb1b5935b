export * from "./emergency-notice";
