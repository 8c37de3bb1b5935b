export * from "./trip-plan";
