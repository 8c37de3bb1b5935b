export { Behaviours } from "./behaviours";
export { ComponentLink, type ComponentLinkProps } from "./component-link";
export { ComponentPage } from "./component-page";
export type { Guide } from "./guide";
export { hindi } from "./hindi";
export { codeOf } from "./story-code/code-of";
