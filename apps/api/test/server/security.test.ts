import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { startProcess } from "../support/process.ts";
import { eventually, rowsOf, runServer, temporaryDirectory } from "../support/server.ts";
import { appointment, post, requestAppointment, solve } from "../support/visitor.ts";

it("refuses requests from other websites' pages", async () => {
  const { url } = await runServer();
  const send = (origin: string) => post(url, "/contactus", {}, { Origin: origin });
  for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1"])
    expect(await send(origin)).toMatchObject({ status: 403, body: { code: "foreign_origin" } });
  expect((await send(url)).status, "our own page").toBe(422);
  const named = await runServer({ PUBLIC_URL: "https://www.archhouse.example" });
  expect((await post(named.url, "/contactus", {}, { Origin: named.url })).status, "any Host").toBe(403);
  expect((await post(named.url, "/contactus", {}, { Origin: "https://www.archhouse.example" })).status).toBe(
    422,
  );
});

it("allows pages of configured origins, with CORS headers", async () => {
  const origin = "https://www.archhouse.example";
  const { url } = await runServer({ CORS_ORIGINS: origin });
  expect((await post(url, "/contactus", {}, { Origin: origin })).status).toBe(422);
  const preflight = await fetch(`${url}/api/contactus`, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "idempotency-key,authorization",
    },
  });
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(origin);
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toMatch(/Authorization.*Idempotency-Key/);
  const foreign = await fetch(`${url}/api/all-blogs`, { headers: { Origin: "https://evil.example" } });
  expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
  // They may show the pictures of articles.
  expect(foreign.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

it("limits how often one visitor may send, whom only our own proxies can name, and says when to retry", async () => {
  const { url } = await runServer({ SUBMISSIONS_PER_MINUTE: "2" });
  const statuses: number[] = [];
  for (const claimed of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
    const { status, headers, body } = await post(url, "/contactus", {}, { "X-Forwarded-For": claimed });
    statuses.push(status);
    if (status !== 429) continue;
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(body).toMatchObject({ status: "error", code: "too_many_requests" });
  }
  expect(statuses).toEqual([422, 422, 429]);
  expect((await post(url, "/query", {})).status, "each form has its own limit").toBe(422);

  const proxied = await runServer({ SUBMISSIONS_PER_MINUTE: "2", TRUSTED_PROXY_HOPS: "1" });
  for (const [addresses, expected] of [
    [
      ["198.51.100.1, 203.0.113.1", "::ffff:203.0.113.1", "198.51.100.2, 203.0.113.1"],
      [422, 422, 429],
    ],
    [["203.0.113.1, 203.0.113.9"], [422]],
    // One customer's network.
    [
      ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1"],
      [422, 422, 429],
    ],
    [["2001:db8:2::1"], [422]],
  ] as const) {
    const sent: number[] = [];
    for (const address of addresses)
      sent.push((await post(proxied.url, "/contactus", {}, { "X-Forwarded-For": address })).status);
    expect(sent, addresses.join()).toEqual(expected);
  }
});

it("logs a JSON object per request, under the id that the response carries, and no personal data", async () => {
  const log: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => log.push(String(line)) > 0);
  onTestFinished(() => void vi.restoreAllMocks());
  const { url, close } = await runServer({ LOG_LEVEL: "debug", VERSION: "c0ffee" });
  await requestAppointment(url);
  await requestAppointment(url, { email: "asha.secret@example" });
  await fetch(`${url}/api/challenge?form=asha.secret@example.in`);
  await fetch(`${url}/asha.secret@example.in?phone=9876543210`);
  const response = await fetch(`${url}/api/health`, { headers: { "X-Request-Id": "forged" } });
  expect(await response.json()).toEqual({ status: "live", version: "c0ffee" });
  await close();
  const lines = log.map((line) => JSON.parse(line));
  const reqId = response.headers.get("X-Request-Id");
  expect(reqId).toMatch(/^[\da-f-]{36}$/);
  expect(lines.filter(({ msg }) => msg === "request").at(-1)).toMatchObject({
    reqId,
    req: { method: "GET", route: "/api/health" },
    status: 200,
  });
  expect(log.join()).not.toMatch(/asha|98765|check-up|remoteAddress/i);
});

it("answers and stores a running request before it ends", async () => {
  const DATA_DIR = temporaryDirectory();
  const server = await startProcess({ DATA_DIR });
  const recaptchaValue = await solve(server.url, "appointment");
  const body = JSON.stringify({ ...appointment, recaptchaValue });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const response = text(socket);
  await once(socket, "connect");
  const head = `POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 20));
  // The server has the headers once it has answered later requests: it accepts a connection in one turn of its
  // event loop and reads it in the next.
  for (let call = 0; call < 3; call += 1) await fetch(`${server.url}/api/health`);

  const ended = server.terminate();
  await eventually(() => expect(fetch(`${server.url}/api/health`)).rejects.toThrow());
  socket.write(body.slice(20));
  expect(await ended).toBe(0);
  expect(await response).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"status":"success"/i);
  expect(await rowsOf({ DATA_DIR }, "submissions")).toHaveLength(1);
});
