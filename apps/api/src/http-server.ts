import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

const HEADERS_TIMEOUT_MS = 10_000;
/** No request of ours needs more; a slow upload of 5 MB takes about half of it at 1.6 Mbit/s. */
const REQUEST_TIMEOUT_MS = 60_000;
/** A connection on which nothing moved for this long is closed: its peer is gone, or does not read. */
const IDLE_TIMEOUT_MS = 30_000;
/** Longer than the usual 60 s of a load balancer, which must be the one to close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const CHECKING_INTERVAL_MS = 2_000;

/**
 * Requests that one connection may have in hand. Browsers and proxies send the next when they have the answer; a
 * client that sends many and reads none would have all its answers held in memory.
 */
const MOST_IN_HAND = 8;

/** An HTTP server that bounds the time and memory which one connection may take. */
export function createBoundedServer(listener: RequestListener): Server {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECKING_INTERVAL_MS },
    limitPipelining(listener),
  );
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.setTimeout(IDLE_TIMEOUT_MS);
  return server;
}

/** Closes connections that send requests without reading the answers. */
function limitPipelining(listener: RequestListener): RequestListener {
  const inHand = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node goes on to parse what it received before the connection was closed.
    if (socket.destroyed) return;
    const before = inHand.get(socket) ?? 0;
    if (before >= MOST_IN_HAND) {
      socket.destroy();
      return;
    }
    inHand.set(socket, before + 1);
    response.once("close", () => inHand.set(socket, (inHand.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
