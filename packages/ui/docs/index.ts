export { ComponentPage } from "./component-page";
export type { Guide } from "./guide";
