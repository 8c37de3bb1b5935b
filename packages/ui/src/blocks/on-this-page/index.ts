export * from "./on-this-page";
