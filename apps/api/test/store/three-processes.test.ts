import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { startOnce } from "../support/at-end.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startProcess } from "../support/process.ts";
import { eventually, rowsOf, temporaryDirectory } from "../support/server.ts";
import type { ServerProcess } from "../support/spawn-server.ts";
import { emptyStore } from "../support/stores.ts";
import { post, requestAppointment, solve } from "../support/visitor.ts";

/** More than the other tests send from the tests' own address. */
const REQUESTS_PER_MINUTE = 40;

let processes: ServerProcess[];
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let store: Awaited<ReturnType<typeof emptyStore>>;
const at = (index: number) => (processes[index % 3] as ServerProcess).url;

/** Three processes on one PostgreSQL, as behind a balancer, each with its own data folder. */
startOnce(async () => {
  mailServer = await startMailServer();
  store = await emptyStore("PostgreSQL");
  const shared = {
    ...store,
    SMTP_URL: mailServer.url,
    SUBMISSIONS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
    TRUSTED_PROXY_HOPS: "1",
  };
  processes = await Promise.all(
    Array.from({ length: 3 }, () => startProcess({ ...shared, DATA_DIR: temporaryDirectory() })),
  );
});

it("stores a request only once when it reaches all three together", async () => {
  const key = randomUUID();
  const recaptchaValue = await solve(at(0), "appointment");
  const responses = await Promise.all(
    Array.from({ length: 9 }, (_, index) => requestAppointment(at(index), { recaptchaValue }, key)),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(200);
  expect(await rowsOf(store, "submissions")).toHaveLength(1);
  expect((await requestAppointment(at(1), { message: "Other" }, key)).status).toBe(409);
  expect((await requestAppointment(at(2), { recaptchaValue })).status, "its check counts once").toBe(422);
});

it("sends each mail once, from any of them", async () => {
  const responses = await Promise.all(Array.from({ length: 9 }, (_, index) => requestAppointment(at(index))));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  await eventually(async () => {
    const rows = await rowsOf(store, "outbox");
    expect(rows.length).toBeGreaterThanOrEqual(18);
    expect(rows.filter(({ status }) => status !== "sent")).toEqual([]);
    expect(mailServer.received).toHaveLength(rows.length);
  });
  const ids = new Set(mailServer.received.map(({ messageId }) => messageId));
  expect(ids.size).toBe(mailServer.received.length);
});

const currentMinute = () => Math.floor(Date.now() / 60_000);

it("allows one address as many requests as a single process would", async () => {
  const sendTooMany = async (address: string) => {
    const minute = currentMinute();
    const responses = await Promise.all(
      Array.from({ length: REQUESTS_PER_MINUTE + 6 }, (_, index) =>
        post(at(index), "/contactus", {}, { "X-Forwarded-For": address }),
      ),
    );
    return { statuses: responses.map(({ status }) => status), inOneMinute: minute === currentMinute() };
  };
  let { statuses, inOneMinute } = await sendTooMany("203.0.113.1");
  // A new minute began in between and reset the count.
  if (!inOneMinute) ({ statuses } = await sendTooMany("203.0.113.2"));
  expect(statuses.sort()).toEqual([...Array(REQUESTS_PER_MINUTE).fill(422), ...Array(6).fill(429)]);
});
