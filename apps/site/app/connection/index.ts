export * from "./connection-monitor";
export * from "./connection-notice-store";
export * from "./explain-error";
export * from "./hold-navigation";
export * from "./when-online";
