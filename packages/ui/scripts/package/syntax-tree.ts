/** The syntax tree of a compiled module, as far as the scripts beside this one read it. */
import { parseAst } from "vite";

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const parse = (code: string) => parseAst(code) as unknown as Node;

export const childrenOf = (node: Node) =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === "string");

/** The name of an identifier; "" for other nodes. */
export const nameOf = (node: Node) => (node.type === "Identifier" ? String(node.name) : "");

/** Whether a node is a call of one of these functions. */
const isCall = (node: Node, functions: RegExp) =>
  node.type === "CallExpression" && functions.test(nameOf(node.callee as Node));

/** Whether a node is what JSX is compiled to. */
export const isJsx = (node: Node) => isCall(node, /^jsxs?$/);

/** Whether a node puts classes together. */
export const isJoin = (node: Node) => isCall(node, /^(cn|cva)$/);
