export * from "./i18n-provider";
export * from "./words";
