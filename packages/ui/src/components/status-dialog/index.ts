export * from "./status-dialog";
export * from "./use-submission";
