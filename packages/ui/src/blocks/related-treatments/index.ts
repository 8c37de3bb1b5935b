export * from "./related-treatments";
