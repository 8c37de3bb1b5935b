import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { startMailServer } from "../support/mail-server.ts";
import { startProcess } from "../support/process.ts";
import { eventually, rowsOf } from "../support/server.ts";
import type { ServerProcess } from "../support/spawn-server.ts";
import { emptyStore } from "../support/stores.ts";
import { post, requestAppointment, solve } from "../support/visitor.ts";

/** Three processes on one PostgreSQL, as behind a balancer, each with its own data folder. */
async function startThree(more: Record<string, string> = {}) {
  const shared = await emptyStore("PostgreSQL");
  const processes = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { DATA_DIR } = await emptyStore("the embedded store");
      return startProcess({ ...shared, DATA_DIR: DATA_DIR ?? "", ...more });
    }),
  );
  const store = { DATA_DIR: "", DATABASE_URL: shared.DATABASE_URL };
  return { processes, store, at: (index: number) => (processes[index % 3] as ServerProcess).url };
}

it("stores a request only once when it reaches all three together", async () => {
  const { at, store } = await startThree();
  const key = randomUUID();
  const recaptchaValue = await solve(at(0), "appointment");
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => requestAppointment(at(index), { recaptchaValue }, key)),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(200);
  expect(await rowsOf(store, "submissions")).toHaveLength(1);
  expect((await requestAppointment(at(1), { message: "Other" }, key)).status).toBe(409);
});

it("accepts a human check once, at any of them", async () => {
  const { at, store } = await startThree();
  const recaptchaValue = await solve(at(0), "appointment");
  const responses = await Promise.all(
    Array.from({ length: 9 }, (_, index) => requestAppointment(at(index), { recaptchaValue })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(8).fill(422)]);
  expect(await rowsOf(store, "submissions")).toHaveLength(1);
});

const currentMinute = () => Math.floor(Date.now() / 60_000);

it("allows one address as many requests as a single process would", async () => {
  const sendTwelve = async () => {
    const { at } = await startThree({ SUBMISSIONS_PER_MINUTE: "6" });
    const minute = currentMinute();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => post(at(index), "/contactus", {})),
    );
    return { responses, inOneMinute: minute === currentMinute() };
  };
  let { responses, inOneMinute } = await sendTwelve();
  // A new minute began in between and reset the count.
  if (!inOneMinute) ({ responses } = await sendTwelve());
  const allowed = responses.filter(({ status }) => status === 422);
  const refused = responses.filter(({ status }) => status === 429);
  expect([allowed.length, refused.length]).toEqual([6, 6]);
  for (const { headers } of refused) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
});

it("sends each mail once, from any of them", async () => {
  const mailServer = await startMailServer();
  const { at, store } = await startThree({ SMTP_URL: mailServer.url });
  const responses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => requestAppointment(at(index))),
  );
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  await eventually(async () => {
    const rows = (await rowsOf(store, "outbox")) as { status: string }[];
    expect(rows.filter(({ status }) => status === "sent")).toHaveLength(30);
  });
  expect(mailServer.received).toHaveLength(30);
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(30);
});
