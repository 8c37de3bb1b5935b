export * from "./stat";
