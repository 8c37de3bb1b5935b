export * from "./stat-strip";
