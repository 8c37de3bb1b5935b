import { randomUUID } from "node:crypto";
import { clinic } from "@clinic/content/server";
import { describe, expect, it } from "vitest";
import { eventually, isTo, mailsOf, rowsOf, runServer } from "../support/server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { appointment, requestAppointment, solve } from "../support/visitor.ts";

const wantedDay = new Date(appointment.date).toLocaleDateString("en-GB", {
  dateStyle: "full",
  timeZone: "UTC",
});

describe.each(STORES)("on %s", (name) => {
  it("stores an appointment request, answers with a readable reference, and writes two mails", async () => {
    const { url, store, dataDir } = await runServer(await emptyStore(name));
    const response = await requestAppointment(url);
    expect(response).toMatchObject({
      status: 200,
      body: { status: "success", reference: expect.stringMatching(/^AHD-[2-9A-HJ-NP-Z]{6}$/) },
    });

    const [row, ...others] = await rowsOf(store, "submissions");
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      kind: "appointment",
      reference: response.body.reference,
      email: "asha@example.in",
    });
    const { full_name: fullName, ...answers } = appointment;
    expect(JSON.parse(row?.answers ?? "")).toEqual({
      ...answers,
      fullName,
      phone: "+919876543210",
    });
    const { body } = response;
    const mails = await eventually(async () => {
      const found = await mailsOf(dataDir);
      expect(found).toHaveLength(2);
      return found;
    });
    const notice = mails.find(isTo(clinic.email));
    const confirmation = mails.find(isTo("Asha@example.in"));
    expect(notice).toMatchObject({
      subject: `New appointment request ${body.reference}`,
      replyTo: [{ address: "Asha@example.in" }],
    });
    for (const words of ["Asha Rao", "+919876543210", wantedDay, "A check-up, please."]) {
      expect(notice?.text).toContain(words);
      expect(notice?.html).toContain(words);
    }
    expect(confirmation?.subject).toBe(`We have received your appointment request (${body.reference})`);
    expect(confirmation?.text).toContain(wantedDay);
    expect(confirmation?.text).not.toContain("A check-up");
  });

  it("stores a request only once, however often and at once it is sent", async () => {
    const { url, store } = await runServer(await emptyStore(name));
    const key = randomUUID();
    const recaptchaValue = await solve(url, "appointment");
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => requestAppointment(url, { recaptchaValue }, key)),
    );
    responses.push(await requestAppointment(url, {}, key));
    const [first] = responses;
    for (const { status, body } of responses) expect([status, body]).toEqual([200, first?.body]);
    expect(await requestAppointment(url, { message: "Something else" }, key)).toMatchObject({
      status: 409,
      body: { code: "idempotency_conflict", fields: { "Idempotency-Key": expect.any(String) } },
    });
    expect(await rowsOf(store, "submissions")).toHaveLength(1);
    expect(await rowsOf(store, "outbox")).toHaveLength(2);
    expect((await requestAppointment(url)).body.reference, "under another key").not.toBe(
      first?.body.reference,
    );
  });
});

it("stores and marks suspected spam, and sends no confirmation", async () => {
  const { url, dataDir, store } = await runServer();
  const trap = await requestAppointment(url, { website: "https://spam.example" });
  const fast = await requestAppointment(url, { elapsedMs: 200 });
  const person = await requestAppointment(url, { elapsedMs: 20_000 });
  for (const response of [trap, fast, person]) expect(response.body.status).toBe("success");
  const suspicion = new Map(
    (await rowsOf(store, "submissions")).map((row) => [row.reference, row.suspicion] as const),
  );
  expect(suspicion.get(trap.body.reference ?? "")).toMatch(/do not see/);
  expect(suspicion.get(fast.body.reference ?? "")).toMatch(/faster/);
  expect(suspicion.get(person.body.reference ?? "")).toBeNull();

  const mails = await eventually(async () => {
    const found = await mailsOf(dataDir);
    expect(found).toHaveLength(4);
    return found;
  });
  expect(mails.filter((mail) => mail.subject?.startsWith("[Suspected spam]"))).toHaveLength(2);
  expect(mails.filter(isTo("Asha@example.in"))).toHaveLength(1);
});
