import { connect } from "node:net";

const TIMEOUT_MS = 6_000;

/** Scans with clamd. Its INSTREAM command takes chunks, each preceded by its length, and an empty one at the end. */
export function scanWithClamd(address: string, content: Uint8Array): Promise<"clean" | "infected"> {
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
