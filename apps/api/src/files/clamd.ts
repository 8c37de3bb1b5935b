import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyBaseLogger } from "fastify";
import type { Scan } from "../store/tables.ts";

const TIMEOUT_MS = 6_000;

/** Scans for malware. It never refuses a file: its verdict is stored beside it. */
export type Scanner = (content: Uint8Array, log: FastifyBaseLogger) => Promise<Scan>;

/**
 * A scanner that asks clamd. Without one, nothing is known of a file, so it is never attached to a mail.
 * @param address where clamd listens: the path of a socket, or `host:port`
 */
export function createScanner(address: string | undefined): Scanner {
  if (!address) return async () => "not-scanned";
  return async (content, log) => {
    try {
      return await askClamd(address, content);
    } catch (error) {
      log.error({ err: error }, "virus scanner failed");
      return "scan-failed";
    }
  };
}

/** Clamd's INSTREAM command takes chunks, each preceded by its length, and an empty one at the end. */
async function askClamd(address: string, content: Uint8Array): Promise<"clean" | "infected"> {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? [];
  const socket = host && port ? connect(Number(port), host) : connect(address);
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("RESUME_SCAN_CLAMD did not answer in time")));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  for (const part of ["zINSTREAM\0", length, content, Buffer.alloc(4)]) socket.write(part);
  const reply = await text(socket);
  if (/stream: OK/.test(reply)) return "clean";
  if (/FOUND/.test(reply)) return "infected";
  throw new Error("RESUME_SCAN_CLAMD gave no verdict");
}
