export * from "./emergency-opening";
