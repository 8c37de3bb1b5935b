export * from "./submission-form";
export * from "./use-submission";
