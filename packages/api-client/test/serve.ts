import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Starts an HTTP server. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Starts an API that closes with the test, and returns its base URL. */
export async function serveApi(listener: RequestListener) {
  const { origin, close } = await listen(listener);
  onTestFinished(close);
  return `${origin}/api`;
}

/** Starts such an API, and records the requests that it receives. */
export async function serve(respond: (response: ServerResponse, request: IncomingMessage) => void) {
  const received: Received[] = [];
  const baseUrl = await serveApi(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    respond(response, request);
  });
  return { baseUrl, received };
}

/** Responds to every request with this JSON. */
export const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
