export { Behaviours } from "./behaviours";
export { ComponentLink, type ComponentLinkProps } from "./component-link";
export { ComponentPage } from "./component-page";
