import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { runProgram, startProcess } from "./support/process.ts";
import { eventually, mailsOf, rowsOf, runServer, temporaryDirectory } from "./support/server.ts";
import { appointment, post, requestAppointment, solve } from "./support/visitor.ts";

it("keeps an appointment request and answers with a reference a person can read out", async () => {
  const { url, dataDir } = await runServer();
  const answer = await requestAppointment(url);
  expect(answer).toMatchObject({
    status: 200,
    body: { status: "success", reference: expect.stringMatching(/^AHD-[2-9A-HJ-NP-Z]{6}$/) },
  });

  const [row, ...others] = await rowsOf(dataDir, "submissions");
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    kind: "appointment",
    reference: answer.body.reference,
    email: "asha@example.in",
  });
  expect(JSON.parse((row as { answers: string }).answers)).toEqual({
    ...appointment,
    phone: "+919876543210",
  });
});

it("writes one mail to the clinic and one to the visitor", async () => {
  const { url, dataDir } = await runServer();
  const { body } = await requestAppointment(url);
  const mails = await eventually(async () => {
    const found = await mailsOf(dataDir);
    expect(found).toHaveLength(2);
    return found;
  });
  const notice = mails.find((mail) => mail.to?.[0]?.address === "hello@archhouse.example");
  const confirmation = mails.find((mail) => mail.to?.[0]?.address === "Asha@example.in");
  expect(notice).toMatchObject({
    subject: `New appointment request ${body.reference}`,
    replyTo: [{ address: "Asha@example.in" }],
  });
  for (const words of ["Asha Rao", "+919876543210", "2099-01-05", "A check-up, please."]) {
    expect(notice?.text).toContain(words);
    expect(notice?.html).toContain(words);
  }
  expect(confirmation?.subject).toBe(`We received your appointment request (${body.reference})`);
  expect(confirmation?.text).toContain("2099-01-05");
  expect(confirmation?.text).not.toContain("A check-up");
});

it("still has the request after the process is killed and started again", async () => {
  const DATA_DIR = temporaryDirectory();
  const first = await startProcess({ DATA_DIR });
  const { body } = await requestAppointment(first.url);
  await first.kill();

  const second = await startProcess({ DATA_DIR });
  expect(second.output()).toMatch(/^Arch House Dental is at http:\/\/localhost:\d+\n$/);
  const list = await runProgram("requests.ts", ["--json"], { DATA_DIR });
  expect(JSON.parse(list.stdout)).toMatchObject([{ reference: body.reference, name: "Asha Rao" }]);
  await eventually(async () => expect(await mailsOf(DATA_DIR)).toHaveLength(2));
  expect(await second.terminate()).toBe(0);
});

it("makes one record of a request that is sent again", async () => {
  const { url, dataDir } = await runServer();
  const key = randomUUID();
  const recaptchaValue = await solve(url, "appointment");
  const first = await requestAppointment(url, { recaptchaValue }, key);
  const again = await requestAppointment(url, { recaptchaValue }, key);
  const withFreshCheck = await requestAppointment(url, {}, key);
  expect(again.body).toEqual(first.body);
  expect(withFreshCheck.body).toEqual(first.body);
  expect(await rowsOf(dataDir, "submissions")).toHaveLength(1);
  expect(await rowsOf(dataDir, "outbox")).toHaveLength(2);
});

it("makes one record of a request that arrives many times at once", async () => {
  const { url, dataDir } = await runServer();
  const key = randomUUID();
  const recaptchaValue = await solve(url, "appointment");
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => requestAppointment(url, { recaptchaValue }, key)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await rowsOf(dataDir, "submissions")).toHaveLength(1);
});

it("refuses other answers under a key that was used", async () => {
  const { url, dataDir } = await runServer();
  const key = randomUUID();
  await requestAppointment(url, {}, key);
  const other = await requestAppointment(url, { message: "Something else" }, key);
  expect(other).toMatchObject({
    status: 409,
    body: { code: "idempotency_conflict", fields: { "Idempotency-Key": expect.any(String) } },
  });
  expect(await rowsOf(dataDir, "submissions")).toHaveLength(1);
});

it("works for clients that send no key", async () => {
  const { url } = await runServer();
  const send = async () =>
    post(url, "/contactus", { ...appointment, recaptchaValue: await solve(url, "appointment") });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body.reference).not.toBe(second.body.reference);
});

it("refuses a day before today and names the field", async () => {
  const { url, dataDir } = await runServer();
  expect(await requestAppointment(url, { date: "2020-01-01" })).toMatchObject({
    status: 422,
    body: { code: "invalid_fields", fields: { date: "Please choose today or a later date" } },
  });
  expect(await rowsOf(dataDir, "submissions")).toEqual([]);
});

it("keeps and marks what looks like spam, and sends its writer nothing", async () => {
  const { url, dataDir } = await runServer();
  const trap = await requestAppointment(url, { website: "https://spam.example" });
  const fast = await requestAppointment(url, { elapsedMs: 200 });
  const person = await requestAppointment(url, { elapsedMs: 20_000 });
  for (const answer of [trap, fast, person]) expect(answer.body.status).toBe("success");
  const rows = (await rowsOf(dataDir, "submissions")) as { reference: string; suspicion: string | null }[];
  const suspicion = Object.fromEntries(rows.map((row) => [row.reference, row.suspicion]));
  expect(suspicion[trap.body.reference ?? ""]).toMatch(/do not see/);
  expect(suspicion[fast.body.reference ?? ""]).toMatch(/faster/);
  expect(suspicion[person.body.reference ?? ""]).toBeNull();

  const mails = await eventually(async () => {
    const found = await mailsOf(dataDir);
    expect(found).toHaveLength(4);
    return found;
  });
  expect(mails.filter((mail) => mail.subject?.startsWith("[Suspected spam]"))).toHaveLength(2);
  expect(mails.filter((mail) => mail.to?.[0]?.address === "Asha@example.in")).toHaveLength(1);
});
