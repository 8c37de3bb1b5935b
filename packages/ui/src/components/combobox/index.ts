export * from "./combobox";
