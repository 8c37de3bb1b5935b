import { writeFile } from "node:fs/promises";
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
  hold: { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;

export const readArguments = (args: string[]) =>
  parseArgs({ args, allowPositionals: true, options: OPTIONS });

export type Options = ReturnType<typeof readArguments>["values"];

/** Where a command was typed, and where it answers. */
export interface Terminal {
  environment: NodeJS.ProcessEnv;
  /** Resolves once it is on its way, as a year's table does not fit into memory. */
  write(content: string | Uint8Array): Promise<void>;
  writeError(text: string): void;
}

export interface Command {
  store: Store;
  config: Config;
  terminal: Terminal;
  /** What follows the command's name. */
  operand: string | undefined;
  options: Options;
}

export type Commands = Record<string, (command: Command) => Promise<void>>;

/** Reading or copying everything takes longer than a visitor would wait. */
export const QUERY_TIMEOUT_MS = 30 * 60_000;

/** A mistake that the user can correct. */
export class UsageError extends Error {}

export const print = (terminal: Terminal, text: string) => terminal.write(`${text}\n`);
export const printJson = (terminal: Terminal, value: unknown) =>
  print(terminal, JSON.stringify(value, null, 2));

/**
 * Finds the request that a command is about.
 * @throws {UsageError} when there is none
 */
export async function findRequestOrThrow(store: Store, id: string | undefined) {
  if (!id) throw new UsageError("Say which request: its ID or reference.");
  const request = await findRequest(store, id);
  if (!request) throw new UsageError(`There is no request ${id}.`);
  return request;
}

/** Resolves a path from where the command was typed. npm changes the working directory. */
export const resolveFromCwd = ({ environment }: Terminal, file: string) =>
  path.resolve(environment.INIT_CWD ?? process.cwd(), file);

/**
 * Writes a new file that only its owner may read. Replacing one would keep the mode of the old file.
 * @throws {UsageError} when the file exists or cannot be written
 */
export async function writePrivate(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw explainWrite(file, error);
  }
}

/** A wrong path is a mistake that the user can correct. */
export function explainWrite(file: string, error: unknown): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  return new UsageError(
    error.code === "EEXIST"
      ? `Cannot write ${file}: it exists already. Choose another name.`
      : `Cannot write ${file}: ${error.message}.`,
  );
}

/** The account of whoever runs the command, for the audit log. */
export const operator = ({ environment }: Terminal) => environment.SUDO_USER ?? os.userInfo().username;

/** Records what the command did, under the account of whoever ran it. */
export const audit = (
  { store, terminal }: Pick<Command, "store" | "terminal">,
  action: string,
  reference?: string,
  detail?: Record<string, unknown>,
) => recordAudit(store, { actor: operator(terminal), action, reference, detail });
