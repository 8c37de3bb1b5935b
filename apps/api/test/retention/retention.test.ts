import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { readConfig } from "../../src/config.ts";
import { startHousekeeping } from "../../src/housekeeping.ts";
import { deleteExpired } from "../../src/retention/expire.ts";
import type { Store } from "../../src/store/open-store.ts";
import { storeSubmission } from "../../src/store/submissions.ts";
import { eventually } from "../support/server.ts";
import { emptyStore, newSubmission, open, STORES } from "../support/stores.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { APPOINTMENT_DAYS: 365, ENQUIRY_DAYS: 182, APPLICATION_DAYS: 182 };

afterEach(() => {
  vi.useRealTimers();
});

/** Stores appointments that arrived this many days ago. */
async function addAppointments(store: Store, count: number, ageDays: number) {
  const email = `${randomUUID()}@example.in`;
  for (let index = 0; index < count; index += 1) await storeSubmission(store, newSubmission({}, { email }));
  await store.db
    .updateTable("submissions")
    .set({ received_at: new Date(Date.now() - ageDays * DAY_MS).toISOString() })
    .where("email", "=", email)
    .execute();
}

const count = async (store: Store) =>
  (await store.db.selectFrom("submissions").select("id").execute()).length;

it("keeps requests as long as the privacy page says, unless configured otherwise", () => {
  expect(readConfig({})).toMatchObject(DAYS);
  expect(readConfig({ ENQUIRY_DAYS: "0" })).toMatchObject({ ENQUIRY_DAYS: 0 });
});

it.each(STORES)(
  "announces on start what it will erase, erases it later, and logs the counts, on %s",
  async (name) => {
    const environment = await emptyStore(name);
    const store = await open(environment);
    await addAppointments(store, 2, 366);
    await addAppointments(store, 1, 364);
    const log = { warn: vi.fn(), error: vi.fn() };
    const housekeeping = startHousekeeping(store, readConfig(environment), log, 1_000);
    onTestFinished(() => housekeeping.stop());
    const counts = { appointment: 2, enquiry: 0, application: 0 };
    await eventually(async () =>
      expect(log.warn).toHaveBeenCalledWith({ counts, inMs: 1_000 }, "expired requests will be erased"),
    );
    expect(await count(store)).toBe(3);
    await eventually(async () => expect(await count(store)).toBe(1));
    await eventually(async () =>
      expect(log.warn).toHaveBeenCalledWith({ counts }, "expired requests were erased"),
    );
    expect(log.error).not.toHaveBeenCalled();
  },
);

it("erases a large share, as when the clock is 370 days ahead, only when forced", async () => {
  const environment = await emptyStore("the embedded store");
  const store = await open(environment);
  await addAppointments(store, 6, 1);
  await addAppointments(store, 5, -10);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 370 * DAY_MS });
  const log = { warn: vi.fn(), error: vi.fn() };
  const housekeeping = startHousekeeping(store, readConfig(environment), log, 0);
  onTestFinished(() => housekeeping.stop());
  await eventually(async () =>
    expect(log.error).toHaveBeenCalledWith(
      { reason: expect.stringContaining("6 of 11 requests of kind appointment would be erased at once.") },
      "retention refused",
    ),
  );
  expect(await count(store)).toBe(11);
  expect(await deleteExpired(store, DAYS, "/nowhere", true)).toMatchObject({ appointment: 6 });
  expect(await count(store)).toBe(5);
});

it("leaves no erased data in pages that were split or freed", async () => {
  const environment = await emptyStore("the embedded store");
  const store = await open(environment);
  const mark = (index: number) => `mark${String(index).padStart(6, "0")}x`;
  const people = Array.from({ length: 600 }, (_, index) => index);
  await Promise.all(
    people.map((index) =>
      storeSubmission(
        store,
        newSubmission(
          {},
          { email: `${mark(index)}@example.in`, message: `${mark(index)} `.repeat(1 + ((index * 7) % 400)) },
        ),
      ),
    ),
  );
  const old = people.filter((index) => index % 3 > 0).map((index) => `${mark(index)}@example.in`);
  await store.db
    .updateTable("submissions")
    .set({ received_at: "2020-01-01T00:00:00.000Z" })
    .where("email", "in", old)
    .execute();
  await deleteExpired(store, DAYS, "/nowhere", true);
  const found = new Set<number>();
  for (const file of ["clinic.db", "clinic.db-wal"]) {
    const text = readFileSync(path.join(environment.DATA_DIR, file), "latin1");
    for (const [, index] of text.matchAll(/mark(\d{6})x/g)) found.add(Number(index));
  }
  expect([...found].filter((index) => index % 3 > 0)).toEqual([]);
  expect(found.size).toBe(200);
});
