import { connect, createServer, type Socket } from "node:net";
import { atEnd, listen } from "./at-end.ts";

export interface Line {
  /** `url`, through the line. */
  url: string;
  /** Silences existing connections without closing them, like a firewall that forgot them. */
  freeze(): void;
  /** Redirects new connections, like a balancer that follows the primary. */
  moveTo(url: string): void;
}

/** A network line to a server that can fail without a reset. */
export async function startLine(url: string): Promise<Line> {
  const pairs = new Set<[Socket, Socket]>();
  let target = new URL(url);
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      from.on("error", () => {});
      from.pipe(to);
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  const here = new URL(url);
  here.port = String(await listen(server));
  atEnd(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  });
  return {
    url: here.href,
    freeze() {
      for (const [client, upstream] of pairs) {
        client.unpipe();
        upstream.unpipe();
        client.pause();
        upstream.pause();
      }
    },
    moveTo(other) {
      target = new URL(other);
    },
  };
}
