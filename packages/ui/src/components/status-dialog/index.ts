export * from "./status-dialog";
