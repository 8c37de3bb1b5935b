export * from "./submission-form";
