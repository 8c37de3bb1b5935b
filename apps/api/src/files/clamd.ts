import { connect } from "node:net";
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
function askClamd(address: string, content: Uint8Array): Promise<"clean" | "infected"> {
  return new Promise((resolve, reject) => {
    const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? [];
    const socket = host && port ? connect(Number(port), host) : connect(address);
    let reply = "";
    socket.setTimeout(TIMEOUT_MS, () =>
      socket.destroy(new Error("RESUME_SCAN_CLAMD did not answer in time")),
    );
    socket.on("error", reject);
    socket.on("data", (data) => {
      reply += data.toString("latin1");
    });
    socket.on("close", () => {
      if (/stream: OK/.test(reply)) resolve("clean");
      else if (/FOUND/.test(reply)) resolve("infected");
      else reject(new Error("RESUME_SCAN_CLAMD gave no verdict"));
    });
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.byteLength);
    socket.write("zINSTREAM\0");
    socket.write(length);
    socket.write(content);
    socket.write(Buffer.alloc(4));
  });
}
