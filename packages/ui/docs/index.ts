import "./docs.css";

export { Anatomy } from "./anatomy";
export { Do, DoDont, Dont } from "./do-dont";
export { Keyboard } from "./keyboard";
export { Reference } from "./reference";
export { States } from "./states";
export { Tested } from "./tested";
