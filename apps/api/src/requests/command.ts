import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Config } from "../config.ts";
import { recordAudit } from "../store/audit.ts";
import type { Store } from "../store/open-store.ts";
import { findRequest } from "./queries.ts";

/** Every option of every command, as `parseArgs` reads them. */
const OPTIONS = {
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
  out: { type: "string" },
  email: { type: "string" },
  to: { type: "string" },
  from: { type: "string" },
  kind: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  search: { type: "string" },
  page: { type: "string" },
  mail: { type: "string" },
  open: { type: "boolean", default: false },
  handled: { type: "boolean", default: false },
  spam: { type: "boolean", default: false },
  undo: { type: "boolean", default: false },
  retry: { type: "boolean", default: false },
  verify: { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;

/** What the person typed. */
export const readArguments = () => parseArgs({ allowPositionals: true, options: OPTIONS });

export type Options = ReturnType<typeof readArguments>["values"];

export interface Command {
  store: Store;
  config: Config;
  /** What follows the command's name. */
  operand: string | undefined;
  options: Options;
}

export type Commands = Record<string, (command: Command) => Promise<void>>;

/** Reading or copying everything takes longer than a visitor would wait. */
export const QUERY_TIMEOUT_MS = 30 * 60_000;

/** A mistake of whoever runs the command. */
export class UsageError extends Error {}

export function print(text: string) {
  process.stdout.write(`${text}\n`);
}
export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));

/** Finds the request that a command is about. */
export async function mustFind(store: Store, id: string | undefined) {
  if (!id) throw new UsageError("Say which request: its ID or reference.");
  const request = await findRequest(store, id);
  if (!request) throw new UsageError(`There is no request ${id}.`);
  return request;
}

/** A file named by the person. npm changes the working directory; they mean it from where they stand. */
export const fromHere = (file: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** The account of whoever runs the command, for the audit log. */
export const operator = () => process.env.SUDO_USER ?? os.userInfo().username;

/** Records what the command did under the name of whoever ran it. */
export const audit = (store: Store, action: string, reference?: string, detail?: Record<string, unknown>) =>
  recordAudit(store, { actor: operator(), action, reference, detail });
