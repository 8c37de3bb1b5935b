export * from "./branch-hours";
export type { BranchView } from "./branches.server";
