export * from "./treatment-opening";
