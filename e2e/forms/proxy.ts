import { once } from "node:events";
import { createServer, request } from "node:http";

/** How the proxy treats a form sent to the server. */
export type Trouble =
  /** Passes everything through. */
  | "none"
  /** Holds the request forever. */
  | "stall"
  /** Forwards the request, and drops the response. */
  | "lose-response";

/** An unreliable network between the visitor and the clinic. */
export async function startProxy(target: string) {
  let trouble: Trouble = "none";
  const server = createServer((incoming, outgoing) => {
    const affected = incoming.method === "POST" ? trouble : "none";
    if (affected === "stall") return;
    const forwarded = request(
      new URL(incoming.url ?? "/", target),
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        if (affected === "lose-response") {
          response.resume().on("end", () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on("error", () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    url: `http://localhost:${address.port}`,
    set: (next: Trouble) => {
      trouble = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
