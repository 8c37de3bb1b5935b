export * from "./specialist-profile";
export * from "./specialist-work";
