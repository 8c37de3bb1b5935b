import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { ServerProcess } from "./spawn-server.ts";

/** Opens connections that each pipeline this many requests for a page and never read a response. */
export async function startSlowReaders(server: ServerProcess, connections: number, requests: number) {
  const { host, port, hostname } = new URL(server.url);
  const pipeline = `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(requests);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect({ port: Number(port), host: hostname });
          sockets.push(socket);
          socket.pause();
          socket.on("error", () => resolve());
          socket.write(pipeline, () => resolve());
        }),
    ),
  );
  return sockets;
}

/** The most memory that a process has ever held, in bytes (proc(5)). */
export function peakMemory({ child }: ServerProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return 1024 * Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]);
}
