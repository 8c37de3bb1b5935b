import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { runServer } from "../support/server.ts";
import { requestAppointment } from "../support/visitor.ts";

/** Sends these bytes and reads the whole response. */
async function exchange(url: string, bytes: string | Buffer): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", () => {});
  // The server waits for announced bytes that never come; this client does not.
  socket.setTimeout(1_000, () => socket.destroy());
  socket.write(bytes);
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}

const SMUGGLED = [
  "POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
  "POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
  "POST /api/contactus HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
  "POST /api/contactus HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx\r\n",
  "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
  "GET http://evil.example/api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
  "\r\n\r\n\r\n",
  "GARBAGE\r\n\r\n",
  // Cut off within a file.
  'POST /api/career HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-',
  "\u0016\u0003\u0001\u0002\u0000",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  ...["PUT", "TRACE", "CONNECT", "PROPFIND", "FOO"].flatMap((method) =>
    ["/api/contactus", "/%00", "/api/challenge?form[]=x&form=__proto__", `/${"a/".repeat(2000)}`].map(
      (address) => `${method} ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    ),
  ),
  ...["[::1", "' or 1=1 --", ",,,,", "9".repeat(5000)].map(
    (address) =>
      `POST /api/contactus HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: 0\r\n\r\n`,
  ),
];

/** What no response may reveal. */
const LEAKS = /node_modules|\/src\/|\bat \w+ \(|sqlite|postgres|kysely|zod/i;

it("answers smuggled requests and noise without a fault, and serves visitors meanwhile", async () => {
  const { url } = await runServer({ TRUSTED_PROXY_HOPS: "1" });
  const form =
    "POST /api/career HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 300\r\n\r\n";
  const noise = Array.from({ length: 200 }, (_, index) =>
    index % 2 ? randomBytes(200) : Buffer.concat([Buffer.from(form), randomBytes(300)]),
  );
  const attacks = [...SMUGGLED, ...noise].map((bytes) => exchange(url, bytes));
  expect((await requestAppointment(url)).status).toBe(200);
  for (const response of await Promise.all(attacks)) {
    expect(response).not.toMatch(/^HTTP\/1\.1 5/);
    expect(response).not.toMatch(LEAKS);
  }
});

it("closes a connection that sends many requests before it reads a response", async () => {
  const { url } = await runServer();
  const responses = await exchange(url, "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100));
  expect(responses.split("HTTP/1.1 200").length).toBeLessThan(20);
});
