import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

const HEADERS_TIMEOUT_MS = 10_000;
/** An upload of 5 MB at 17 kB/s. A slower one is progress, but not for ever. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Closes connections whose peer is gone or does not read. */
const IDLE_TIMEOUT_MS = 30_000;
/** Longer than a load balancer's usual 60 s, as the balancer must be the first to close. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const CHECKING_INTERVAL_MS = 2_000;

/**
 * Requests that one connection may have open at a time. Browsers and proxies wait for a response before they send the
 * next request; responses that a client never reads would pile up in memory.
 */
const MAX_OPEN_REQUESTS = 8;

/** An HTTP server that limits the time and memory of each connection. */
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

/** Closes connections that keep sending requests without reading the responses. */
function limitPipelining(listener: RequestListener): RequestListener {
  const inHand = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node continues to parse what it received before the connection closed.
    if (socket.destroyed) return;
    const before = inHand.get(socket) ?? 0;
    if (before >= MAX_OPEN_REQUESTS) {
      socket.destroy();
      return;
    }
    inHand.set(socket, before + 1);
    response.once("close", () => inHand.set(socket, (inHand.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
