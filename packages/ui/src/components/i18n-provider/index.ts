export * from "./i18n-provider";
export type { Messages } from "./messages";
export * from "./words";
