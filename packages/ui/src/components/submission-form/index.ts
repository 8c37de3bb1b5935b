export * from "./controls-of";
export * from "./submission-form";
export * from "./use-schema";
export * from "./use-submission";
