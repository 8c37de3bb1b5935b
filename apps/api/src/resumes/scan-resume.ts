import type { FastifyBaseLogger } from "fastify";
import type { Resume } from "../store/submissions.ts";
import { scanWithClamd } from "./clamd.ts";
import { scanWithCommand } from "./command.ts";
import type { InspectedFile } from "./inspect-file.ts";

/** Scans for malware. It never refuses a file: its verdict is stored beside it. */
export type ResumeScanner = (
  resume: Pick<InspectedFile, "content" | "suspicious">,
  log: FastifyBaseLogger,
) => Promise<Resume["scan"]>;

export interface ScannerOptions {
  /** A command that reads the file from its input: exit status 0 is clean, 1 is infected. */
  command?: string;
  /** Where clamd listens: the path of a socket, or `host:port`. */
  clamd?: string;
}

/** The configured scanner. Without one, files are marked as not scanned or as suspicious. */
export function createResumeScanner({ command, clamd }: ScannerOptions): ResumeScanner {
  const scan = command
    ? (content: Uint8Array) => scanWithCommand(command, content)
    : clamd && ((content: Uint8Array) => scanWithClamd(clamd, content));
  if (!scan) return async ({ suspicious }) => (suspicious ? "suspicious" : "not-scanned");
  return async ({ content }, log) => {
    try {
      return await scan(content);
    } catch (error) {
      log.error({ err: error }, "resume scanner failed");
      return "scan-failed";
    }
  };
}
