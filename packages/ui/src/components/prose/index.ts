export * from "./prose";
