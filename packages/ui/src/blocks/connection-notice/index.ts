export * from "./connection-notice";
