export * from "./reveal";
