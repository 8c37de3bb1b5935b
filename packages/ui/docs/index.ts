export type { Guide } from "./guide";
export { hindi } from "./hindi";
export { codeOf } from "./story-code/code-of";
