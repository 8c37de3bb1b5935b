export * from "./connection-monitor";
export * from "./connection-notice-store";
export * from "./describe-failure";
export * from "./hold-navigation";
export * from "./when-online";
