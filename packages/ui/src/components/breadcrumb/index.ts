export * from "./breadcrumb";
