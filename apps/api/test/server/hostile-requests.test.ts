import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { writeHomePage } from "../support/hosting.ts";
import { runServer, temporaryDirectory } from "../support/server.ts";
import { post, requestAppointment, solve } from "../support/visitor.ts";

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

const send = (url: string, lines: string[]) =>
  exchange(url, `${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);

it("limits a visitor who changes subnet behind our proxy", async () => {
  const { url } = await runServer({ SUBMISSIONS_PER_MINUTE: "2", TRUSTED_PROXY_HOPS: "1" });
  const statuses = async (addresses: string[]) => {
    const all: number[] = [];
    for (const address of addresses)
      all.push((await post(url, "/contactus", {}, { "X-Forwarded-For": address })).status);
    return all;
  };
  expect(await statuses(["203.0.113.1", "::ffff:203.0.113.1", "203.0.113.1"])).toEqual([422, 422, 429]);
  expect(await statuses(["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1"])).toEqual([422, 422, 429]);
  expect(await statuses(["2001:db8:2::1"]), "another customer").toEqual([422]);
});

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

it("refuses a request with two Host headers", async () => {
  const { url } = await runServer();
  const response = await send(url, ["GET /api/health HTTP/1.1", "Host: a.example", "Host: b.example"]);
  expect(response).toMatch(/^HTTP\/1.1 400 [\s\S]*"status":"error"/);
});

it("treats a target in absolute form like a path", async () => {
  const SITE_DIR = temporaryDirectory();
  writeHomePage(SITE_DIR, "<!doctype html><title>Home</title>");
  const { url } = await runServer({ SITE_DIR });
  for (const target of ["http://a.example/api/health", "HTTPS://a.example/api/health?x=1"]) {
    expect(await send(url, [`GET ${target} HTTP/1.1`, "Host: a.example"])).toMatch(
      /^HTTP\/1.1 200 [\s\S]*"live"/,
    );
  }
  for (const target of ["http://a.example", "http://a.example/"]) {
    expect(await send(url, [`GET ${target} HTTP/1.1`, "Host: a.example"])).toMatch(
      /^HTTP\/1.1 200 [\s\S]*<title>Home/,
    );
  }
});

it("accepts checks signed with the previous secret until they expire, and signs with the new one", async () => {
  const [before, after] = [
    "the secret of last year, 32 characters",
    "the secret of this year, 32 characters",
  ];
  const old = await runServer({ HUMAN_CHECK_SECRET: before });
  const recaptchaValue = await solve(old.url, "appointment");
  const rotated = await runServer({ HUMAN_CHECK_SECRET: after, HUMAN_CHECK_SECRET_PREVIOUS: before });
  expect((await requestAppointment(rotated.url, { recaptchaValue })).status).toBe(200);
  const fresh = await solve(rotated.url, "appointment");
  const done = await runServer({ HUMAN_CHECK_SECRET: after });
  expect((await requestAppointment(done.url, { recaptchaValue: fresh })).status).toBe(200);
  expect(
    (await requestAppointment(done.url, { recaptchaValue })).status,
    "after the old secret was removed",
  ).toBe(422);
});
