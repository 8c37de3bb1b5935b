import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { StoreOptions } from "../../src/store/open-store.ts";
import { startOnce } from "../support/at-end.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startProcess } from "../support/process.ts";
import { eventually, rowsOf, temporaryDirectory } from "../support/server.ts";
import type { ServerProcess } from "../support/spawn-server.ts";
import { emptyStore, toOptions } from "../support/stores.ts";
import { post, requestAppointment, solve } from "../support/visitor.ts";

/** More than the other tests send from the tests' own address. */
const REQUESTS_PER_MINUTE = 60;

let processes: ServerProcess[];
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let store: StoreOptions;
const at = (index: number) => (processes[index % 3] as ServerProcess).url;

/** Three processes on one PostgreSQL, as behind a balancer, each with its own data folder. */
startOnce(async () => {
  mailServer = await startMailServer();
  const shared = {
    ...(await emptyStore("PostgreSQL")),
    SMTP_URL: mailServer.url,
    SUBMISSIONS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
    TRUSTED_PROXY_HOPS: "1",
  };
  processes = await Promise.all(
    Array.from({ length: 3 }, () => startProcess({ ...shared, DATA_DIR: temporaryDirectory() })),
  );
  store = toOptions({ ...shared, DATA_DIR: "" });
});

/** How many submissions with this email address are stored. */
async function storedOf(email: string) {
  const rows = (await rowsOf(store, "submissions")) as { email: string }[];
  return rows.filter((row) => row.email === email).length;
}

it("stores a request only once when it reaches all three together", async () => {
  const key = randomUUID();
  const email = "one-key@example.in";
  const recaptchaValue = await solve(at(0), "appointment");
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => requestAppointment(at(index), { recaptchaValue, email }, key)),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(200);
  expect(await storedOf(email)).toBe(1);
  expect((await requestAppointment(at(1), { message: "Other" }, key)).status).toBe(409);
  expect((await requestAppointment(at(2), { recaptchaValue })).status, "its check counts once").toBe(422);
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
    return { responses, inOneMinute: minute === currentMinute() };
  };
  let { responses, inOneMinute } = await sendTooMany("203.0.113.1");
  // A new minute began in between and reset the count.
  if (!inOneMinute) ({ responses } = await sendTooMany("203.0.113.2"));
  const allowed = responses.filter(({ status }) => status === 422);
  const refused = responses.filter(({ status }) => status === 429);
  expect([allowed.length, refused.length]).toEqual([REQUESTS_PER_MINUTE, 6]);
  for (const { headers } of refused) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  const other = await post(at(0), "/query", {}, { "X-Forwarded-For": "203.0.113.1" });
  expect(other.status, "each form has its own limit").toBe(422);
});

it("sends each mail once, from any of them", async () => {
  const responses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => requestAppointment(at(index))),
  );
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  await eventually(async () => {
    const rows = (await rowsOf(store, "outbox")) as { status: string }[];
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(rows.filter(({ status }) => status !== "sent")).toEqual([]);
    expect(mailServer.received).toHaveLength(rows.length);
  });
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(
    mailServer.received.length,
  );
});
