import { randomBytes } from "node:crypto";
import { connect } from "node:net";

/** The response to a raw request; status 0 if the server closed the connection without one. */
export interface WireResponse {
  status: number;
  text: string;
}

/** Sends raw bytes and reads until the server closes the connection or is silent. */
export function sendBytes(port: number, bytes: string | Buffer): Promise<WireResponse> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    const end = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString("latin1");
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    // The server may wait for announced bytes that never come; this client does not.
    socket.setTimeout(1_000, end);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", end);
    socket.on("close", end);
    socket.end(bytes);
  });
}

const request = (line: string, headers: string[] = [], body = "") =>
  [line, ...headers, "Connection: close", "", body].join("\r\n");

const withBody = (line: string, type: string, body: string, headers: string[] = []) =>
  request(
    line,
    ["Host: x", `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers],
    body,
  );

const PATHS = [
  "/../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/%00",
  "/%ff%fe",
  "//evil.example/%2e%2e",
  "/api/../../package.json",
  "/api/pictures/..%2f..%2fpackage.json",
  "/api/pictures/%2e%2e/%2e%2e/src/clinic/index.ts",
  "/api/challenge?form[]=appointment&form=x",
  "/api/challenge?form=__proto__",
  "/api/metrics",
  "/api/docs/../health",
  `/${"a/".repeat(2000)}`,
  `/?${"x=1&".repeat(2000)}`,
  "/.git/config",
  "/.env",
  "/api/health;x=1",
];
const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "FOO"];

const ADDRESSES = [
  "1.2.3.4:99999",
  "[::1",
  "' or 1=1 --",
  "::ffff:1.2.3.4",
  ",,,,",
  "\u0001",
  "9".repeat(5000),
];

const SMUGGLED = [
  "POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
  "POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
  "POST /api/contactus HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
  "POST /api/contactus HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx\r\n",
  "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
  "GET http://evil.example/api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
  "\r\n\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

/** Malformed and malicious requests, the same in every run except for the noise. */
export function hostileRequests(noise: number): (string | Buffer)[] {
  return [
    ...PATHS.flatMap((path) => METHODS.map((method) => request(`${method} ${path} HTTP/1.1`, ["Host: x"]))),
    ...ADDRESSES.map((address) =>
      withBody("POST /api/contactus HTTP/1.1", "application/json", "{}", [`X-Forwarded-For: ${address}`]),
    ),
    ...SMUGGLED,
    ...Array.from({ length: noise }, (_, index) =>
      index % 2 === 0
        ? randomBytes(200)
        : withBody(
            "POST /api/career HTTP/1.1",
            "multipart/form-data; boundary=x",
            randomBytes(300).toString("latin1"),
          ),
    ),
  ];
}
