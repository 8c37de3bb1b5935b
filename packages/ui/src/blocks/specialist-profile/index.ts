export * from "./specialist-profile";
