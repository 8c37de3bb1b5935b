export * from "./not-found";
