export * from "./alert-dialog";
