export type { Guide } from "./guide";
export { hindi } from "./hindi";
