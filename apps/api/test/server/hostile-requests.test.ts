import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { writeHomePage } from "../support/hosting.ts";
import { runServer, temporaryDirectory } from "../support/server.ts";
import { post, requestAppointment, solve } from "../support/visitor.ts";

/** Sends these lines and reads the whole response. */
async function send(url: string, lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}

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

it("lets pages of allowed origins, and no others, show pictures", async () => {
  const policy = async (environment: Record<string, string>) => {
    const { url } = await runServer(environment);
    return (await fetch(`${url}/api/all-blogs`)).headers.get("Cross-Origin-Resource-Policy");
  };
  expect(await policy({ CORS_ORIGINS: "https://www.archhouse.example" })).toBe("cross-origin");
  expect(await policy({})).toBe("same-origin");
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
