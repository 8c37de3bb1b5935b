import { readFileSync } from "node:fs";
import type { Kind } from "@clinic/api-client/schemas/challenge";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { confirmationMail, noticeMail } from "../../src/mail/messages.ts";
import { readOutboxState, startOutbox } from "../../src/mail/outbox.ts";
import { createSmtpTransport, type MailTransport } from "../../src/mail/transport.ts";
import type { Store } from "../../src/store/open-store.ts";
import { storeSubmission } from "../../src/store/submissions.ts";
import { startMailServer } from "../support/mail-server.ts";
import { runRequests } from "../support/process.ts";
import { eventually, isTo, query, rowsOf, runServer } from "../support/server.ts";
import { emptyStore, newSubmission, open, STORES } from "../support/stores.ts";
import { requestAppointment } from "../support/visitor.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

it.each([
  ["defers", "PostgreSQL"],
  ["hangs", "the embedded store"],
  ["drops", "the embedded store"],
] as const)(
  "accepts requests while the mail server %s, and sends the mails when it is well again, on %s",
  async (mood, name) => {
    const mailServer = await startMailServer();
    mailServer.set(mood);
    const environment = { ...(await emptyStore(name)), SMTP_URL: mailServer.url };
    const { url, store } = await runServer(environment);
    expect((await requestAppointment(url)).status).toBe(200);

    if (mood === "hangs") {
      const untried = { attempts: 0, last_error: null };
      expect(await rowsOf(store, "outbox"), "the visitor has not waited").toMatchObject([untried, untried]);
    } else {
      await eventually(async () => {
        const rows = await rowsOf(store, "outbox");
        const failed = { attempts: 1, status: "pending", last_error: expect.stringMatching(/^[^@]+$/) };
        expect(rows).toMatchObject([failed, failed]);
        for (const { lease_until } of rows)
          expect(Date.parse(lease_until), "not again at once").toBeGreaterThan(Date.now());
      });
    }
    mailServer.set("accepts");
    await eventually(async () => {
      await runRequests(["outbox", "--retry"], environment);
      expect((await rowsOf(store, "outbox")).map(({ status }) => status)).toEqual(["sent", "sent"]);
    });
    expect(new Set(mailServer.received.map(({ subject }) => subject)).size).toBe(2);
  },
);

it.each(STORES)(
  "sets aside a mail to an address that does not exist, and reports one to the clinic that is stuck, on %s",
  async (name) => {
    const mailServer = await startMailServer();
    mailServer.set("refuses");
    const environment = { ...(await emptyStore(name)), SMTP_URL: mailServer.url };
    const { url, store } = await runServer(environment);
    const reference = (await requestAppointment(url)).body.reference ?? "";
    const becomes = (notice: string, confirmation: string) =>
      eventually(async () => {
        const rows = await rowsOf(store, "outbox");
        const statuses = Object.fromEntries(rows.map(({ template, status }) => [template, status]));
        expect(statuses).toEqual({ notice, confirmation });
      });
    await becomes("pending", "undeliverable");
    await query(store, `update outbox set created_at = '${inMs(-20 * 60_000)}'`);
    const outbox = async () => (await (await fetch(`${url}/api/ready`)).json()).outbox;
    expect(await outbox()).toMatchObject({ pending: 1, failed: 0, stuck: true });
    const { stdout } = await runRequests(["outbox"], environment);
    expect(stdout).toMatch(new RegExp(`${reference} +notice +pending +\\d+ .*550`));

    mailServer.set("accepts");
    await runRequests(["outbox", "--retry"], environment);
    await becomes("sent", "undeliverable");
    expect(await outbox()).toEqual({ pending: 0, failed: 0, oldestPendingSeconds: 0, stuck: false });

    // The visitor has called and given another address, or the mailbox exists by now.
    expect((await runRequests(["drop", reference], environment)).stdout).toBe("Dropped 1 mail.\n");
    await becomes("sent", "dropped");
    await runRequests(["resend", reference, "--mail", "confirmation"], environment);
    await becomes("sent", "sent");
    await runRequests(["resend", reference], environment);
    await eventually(async () => expect(mailServer.received).toHaveLength(4));
    const ids = new Set(mailServer.received.map(({ messageId }) => messageId));
    expect(ids.size, "mail programs show each once").toBe(2);
  },
);

it("limits the confirmations per mailbox and hour, but sends every notice", async () => {
  const mailServer = await startMailServer();
  const { url } = await runServer({
    SMTP_URL: mailServer.url,
    CONFIRMATIONS_PER_HOUR: "2",
    MAIL_FROM: "website@archhouse.example",
    MAIL_TO: "desk@archhouse.example",
  });
  for (const email of ["Asha@example.in", "asha+1@example.in", "asha@example.in", "other@example.in"])
    expect((await requestAppointment(url, { email })).status).toBe(200);
  await eventually(async () => expect(mailServer.received).toHaveLength(4 + 3));
  expect(mailServer.received.filter(isTo("desk@archhouse.example"))).toHaveLength(4);
  expect(mailServer.received[0]?.from).toEqual({
    name: "Arch House Dental",
    address: "website@archhouse.example",
  });
  // Notices and confirmations go out at the same time, in either order.
  for (const { html } of mailServer.received)
    expect(html).toMatch(/<html lang="en-GB">[\s\S]*<th scope="row"/);
  const automatic = mailServer.received.flatMap(({ headers }) =>
    headers.flatMap(({ key, value }) => (key === "auto-submitted" ? value : [])),
  );
  expect(automatic.sort(), "no absence notice answers").toEqual([
    ...Array(4).fill("auto-generated"),
    ...Array(3).fill("auto-replied"),
  ]);
  const confirmed = mailServer.received.filter(({ subject }) => subject?.startsWith("We have received"));
  expect(confirmed.filter(({ to }) => /^asha/i.test(to?.[0]?.address ?? ""))).toHaveLength(2);
});

const KILLED = { lease_owner: "killed", lease_until: inMs(60_000) };

it.each([
  [
    "that was due tomorrow before the clock was set back",
    "the embedded store",
    { lease_until: inMs(DAY_MS) },
    2,
  ],
  ["that a killed process was sending", "the embedded store", KILLED, 2],
  // There another process may still be sending it.
  ["that a killed process was sending", "PostgreSQL", KILLED, 0],
] as const)("sends at once a mail %s, on %s", async (_what, name, state, mails) => {
  const { store, sent, stop } = await startBareOutbox(name, state);
  // Two more mails that are due show that it has looked.
  await storeSubmission(store, newSubmission());
  await eventually(async () => expect(sent).toHaveLength(mails + 2));
  await stop();
  expect(sent).toHaveLength(mails + 2);
});

it("gives up after twenty attempts until an operator intervenes", async () => {
  const { store, stop } = await startBareOutbox("the embedded store", { attempts: 19 }, () =>
    Promise.reject(new Error("no")),
  );
  await eventually(async () => {
    expect(await readOutboxState(store)).toMatchObject({ pending: 0, failed: 2, stuck: true });
  });
  await stop();
});

/** An outbox with the two mails of one request in this state. @param send what the mail server does */
async function startBareOutbox(
  name: (typeof STORES)[number],
  state: { attempts?: number; lease_owner?: string | null; lease_until?: string },
  send = (_name: string, _store: Store) => Promise.resolve(),
  log: Parameters<typeof startOutbox>[0]["log"] = silent,
) {
  const store = await open(await emptyStore(name));
  await storeSubmission(store, newSubmission());
  await store.db.updateTable("outbox").set(state).execute();
  const sent: string[] = [];
  const transport: MailTransport = {
    capacity: 3,
    async send(_mail, stored) {
      await send(stored.template, store);
      sent.push(stored.template);
    },
    close() {},
  };
  const outbox = startOutbox({ store, transport, context, log, pollMs: 10 });
  return { store, sent, stop: outbox.stop };
}

it("sends no mail again when the failure of another cannot be recorded", async () => {
  const log = { ...silent, error: vi.fn() };
  const { store, sent, stop } = await startBareOutbox(
    "the embedded store",
    { lease_until: inMs(500) },
    async (name) => {
      if (name === "confirmation") throw new Error("no");
    },
    log,
  );
  // The store refuses every record of a failure.
  await sql`create trigger refuse before update of attempts on outbox when new.attempts > 0
    begin select raise(abort, 'refused'); end`.execute(store.db);
  for (let failures = 1; failures <= 2; failures += 1) {
    await eventually(async () => expect(log.error).toHaveBeenCalledTimes(failures));
    await store.db
      .updateTable("outbox")
      .set({ lease_until: inMs(0) })
      .execute();
  }
  await stop();
  expect(sent).toHaveLength(1);
});

it("leaves a mail to the process that has taken it since", async () => {
  const { store, sent, stop } = await startBareOutbox(
    "the embedded store",
    { attempts: 0 },
    async (_name, { db }) => {
      await db.updateTable("outbox").set({ lease_owner: "other" }).execute();
    },
  );
  await eventually(async () => expect(sent).toHaveLength(2));
  await stop();
  const theirs = { status: "pending", lease_owner: "other" };
  expect(await store.db.selectFrom("outbox").selectAll().execute()).toMatchObject([theirs, theirs]);
});

const silent = { error() {}, warn() {}, info() {} };
const context = {
  clinic: { name: "Arch House Dental", phones: ["+91 22 0000 0101"], email: "hello@archhouse.example" },
  from: "hello@archhouse.example",
  to: "hello@archhouse.example",
  confirmationMails: {},
};

it("lets no answer add a header to a mail", async () => {
  const mailServer = await startMailServer();
  const { url } = await runServer({ SMTP_URL: mailServer.url });
  for (const email of [
    "asha@example.in\r\nBcc: victim@example.in",
    "asha@example.in, victim@example.in",
    '"x" <victim@example.in>',
  ])
    expect((await requestAppointment(url, { email })).status).toBe(422);
  await requestAppointment(url, { full_name: "Asha\r\nBcc: victim@example.in" });
  await requestAppointment(url, { message: "Hi\r\n\r\n.\r\nRCPT TO:<victim@example.in>" });
  await eventually(async () => expect(mailServer.received).toHaveLength(4));
  for (const mail of mailServer.received) {
    expect(mail.headers.some(({ key }) => key === "bcc")).toBe(false);
    expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toMatch(/^auto-/);
    expect(mail.to?.map(({ address }) => address).join()).not.toContain("victim");
    expect(mail.subject).toMatch(/^(New appointment request|We have received your appointment request)/);
  }
});

it("sends nothing unencrypted to another machine, unless allowed", async () => {
  const mailServer = await startMailServer();
  const stored = { id: "x", template: "notice" as const, created_at: "" };
  const mail = { from: "a@example.in", to: "b@example.in", subject: "Hello", text: "Hello" };
  // An address of this machine that the transport does not recognise as such.
  const anotherMachine = mailServer.url.replace("127.0.0.1", "0.0.0.0");
  const careful = createSmtpTransport({ url: anotherMachine });
  await expect(careful.send(mail, stored)).rejects.toThrow(/STARTTLS/);
  expect(mailServer.received).toEqual([]);

  const allowed = createSmtpTransport({ url: anotherMachine, allowPlaintext: true });
  await allowed.send(mail, stored);
  const local = createSmtpTransport({ url: mailServer.url });
  await local.send(mail, stored);
  await eventually(async () => expect(mailServer.received).toHaveLength(2));
  for (const transport of [careful, allowed, local]) transport.close();
});

it("gives up a mail whose server never ends its reply, and can stop meanwhile", async () => {
  const mailServer = await startMailServer();
  mailServer.set("drips");
  const mail = { from: "a@example.in", to: "b@example.in", text: "Hello" };
  const stored = { id: "x", template: "notice" as const, created_at: "" };
  const hasty = createSmtpTransport({ url: mailServer.url, deadlineMs: 300 });
  await expect(hasty.send(mail, stored)).rejects.toThrow();
  const patient = createSmtpTransport({ url: mailServer.url });
  setTimeout(patient.close, 300);
  await expect(patient.send(mail, stored)).rejects.toThrow();
  mailServer.set("accepts");
  await hasty.send(mail, stored);
  expect(mailServer.received).toHaveLength(1);
  hasty.close();
});

function submissionOf(kind: Kind, values: object) {
  const answers = JSON.stringify(values);
  return { kind, reference: "AHD-222222", received_at: inMs(0), answers, suspicion: null };
}

it("lets no line of a message pass for a field of the mail", () => {
  const forged = "Hi\nEmail: someone.else@example.in\u2028Phone: 0000000000";
  const enquiry = submissionOf("enquiry", { phone: "9876543210", email: "asha@example.in", message: forged });
  const { text } = noticeMail(enquiry, undefined, context);
  const fields = String(text)
    .split("\n")
    .filter((line) => /^(Email|Phone):/.test(line));
  expect(fields).toEqual(["Phone: 9876543210", "Email: asha@example.in"]);
});

it("escapes every known script vector in a mail", () => {
  const vectors = readFileSync(new URL("script-vectors.txt", import.meta.url), "utf8");
  for (const message of vectors.trim().split("\n")) {
    const enquiry = submissionOf("enquiry", { fullName: message, email: "asha@example.in", message });
    const { html } = noticeMail({ ...enquiry, suspicion: message }, undefined, context);
    const tags = new Set([...String(html).matchAll(/<([a-z!]+)/gi)].map(([, tag]) => tag));
    expect([...tags].sort().join(" "), message).toBe("!doctype body head html meta p table td th title tr");
  }
});

it("names the language of the page to the clinic, and answers the visitor in it", () => {
  const answers = { fullName: "आशा राव", email: "asha@example.in", date: "2026-11-23", language: "hi" };
  const submission = submissionOf("appointment", answers);
  const words = { appointmentSubject: "आपका अनुरोध मिला ({1})", date: "पसंद का दिन" };
  const hindi = { ...context, confirmationMails: { hi: { locale: "hi-IN", words } } };
  const { subject, text } = noticeMail(submission, undefined, hindi);
  expect(subject).toBe("New appointment request AHD-222222");
  expect(text).toContain("Full name: आशा राव\n");
  expect(text).toContain("Language: Hindi (call back in Hindi)");
  const confirmation = confirmationMail(submission, hindi);
  expect(confirmation.subject).toBe("आपका अनुरोध मिला (AHD-222222)");
  expect(confirmation.text).toContain("पसंद का दिन: सोमवार, 23 नवंबर 2026");
  expect(confirmation.html).toContain('<html lang="hi-IN">');
});
