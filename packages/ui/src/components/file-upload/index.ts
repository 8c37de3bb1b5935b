export * from "./file-upload";
