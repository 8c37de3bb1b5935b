/**
 * What npm tells the programs that it starts, by which another npm would take its workspace for its own, and what Vitest
 * sets.
 */
const INSIDE = /^npm_(package|lifecycle|command|config_(local_prefix|workspace))|^(NODE_ENV|VITEST.*)$/i;

/** The environment of a shell outside this repository. */
export function outsideEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !INSIDE.test(name)));
}
