import { describe, expect, it } from "vitest";
import { startOutbox } from "../../src/mail/outbox.ts";
import { readOutboxState } from "../../src/mail/outbox-state.ts";
import type { MailTransport } from "../../src/mail/transport.ts";
import { openStore } from "../../src/store/open-store.ts";
import { type NewSubmission, storeSubmission } from "../../src/store/submissions.ts";
import { startMailServer } from "../support/mail-server.ts";
import { runProgram } from "../support/process.ts";
import { eventually, rowsOf, runServer } from "../support/server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { appointment, requestAppointment } from "../support/visitor.ts";

interface OutboxRow {
  id: string;
  status: string;
  attempts: number;
  last_error: string | null;
  lease_until: string;
}

describe.each(STORES)("on %s", (name) => {
  it("sends by SMTP what the clinic and the visitor should read", async () => {
    const mailServer = await startMailServer();
    const { url } = await runServer({
      ...(await emptyStore(name)),
      SMTP_URL: mailServer.url,
      MAIL_FROM: "website@archhouse.example",
      MAIL_TO: "desk@archhouse.example",
    });
    const { body } = await requestAppointment(url);
    await eventually(async () => expect(mailServer.received).toHaveLength(2));
    const notice = mailServer.received.find((mail) => mail.to?.[0]?.address === "desk@archhouse.example");
    expect(notice).toMatchObject({
      subject: `New appointment request ${body.reference}`,
      from: { name: "Arch House Dental", address: "website@archhouse.example" },
    });
    const confirmation = mailServer.received.find((mail) => mail.to?.[0]?.address === appointment.email);
    expect(confirmation?.html).toMatch(/<html lang="en">[\s\S]*<th scope="row"/);
  });

  it.each(["refuses", "hangs", "drops"] as const)(
    "accepts requests while the mail server %s, and sends the mails when it is well again",
    async (mood) => {
      const mailServer = await startMailServer();
      mailServer.set(mood);
      const environment = { ...(await emptyStore(name)), SMTP_URL: mailServer.url };
      const { url, store } = await runServer(environment);
      const before = performance.now();
      expect((await requestAppointment(url)).status).toBe(200);
      expect(performance.now() - before, "nobody waits for the mail server").toBeLessThan(3_000);

      if (mood !== "hangs") {
        await eventually(async () => {
          const rows = (await rowsOf(store, "outbox")) as OutboxRow[];
          expect(rows.every((row) => row.attempts === 1 && row.status === "pending")).toBe(true);
          expect(rows.every((row) => row.last_error !== null && !row.last_error.includes("@"))).toBe(true);
          expect(
            rows.every((row) => Date.parse(row.lease_until) > Date.now()),
            "not again at once",
          ).toBe(true);
        });
      }
      mailServer.set("accepts");
      await eventually(async () => {
        await runProgram("requests.ts", ["outbox", "--retry"], environment);
        const rows = (await rowsOf(store, "outbox")) as OutboxRow[];
        expect(rows.map((row) => row.status)).toEqual(["sent", "sent"]);
      });
      const subjects = new Set(mailServer.received.map((mail) => mail.subject));
      expect(subjects.size).toBe(2);
    },
  );

  it("shows mails that are stuck to whoever watches", async () => {
    const mailServer = await startMailServer();
    mailServer.set("refuses");
    const environment = { ...(await emptyStore(name)), SMTP_URL: mailServer.url };
    const { url, store: options } = await runServer(environment);
    const { body } = await requestAppointment(url);
    await eventually(async () => {
      const rows = (await rowsOf(options, "outbox")) as OutboxRow[];
      expect(rows.every((row) => row.attempts > 0)).toBe(true);
    });
    const store = await openStore(options);
    const longAgo = new Date(Date.now() - 20 * 60_000).toISOString();
    await store.db.updateTable("outbox").set({ created_at: longAgo }).execute();
    await store.close();

    const ready = await fetch(`${url}/api/ready`);
    expect(ready.status, "it still takes requests").toBe(200);
    expect(await ready.json()).toMatchObject({ outbox: { pending: 2, failed: 0, stuck: true } });
    const { stdout } = await runProgram("requests.ts", ["outbox"], environment);
    expect(stdout).toMatch(new RegExp(`${body.reference} +notice +pending +\\d+ .*550`));
  });

  it("gives up after twenty tries and waits for a person", async () => {
    const store = await openStore(toOptions(await emptyStore(name)));
    await storeSubmission(store, submission);
    await store.db.updateTable("outbox").set({ attempts: 19 }).execute();
    const transport: MailTransport = { send: () => Promise.reject(new Error("no")), close() {} };
    const outbox = startOutbox({ store, transport, context, log: silent });
    await eventually(async () => {
      expect(await readOutboxState(store)).toMatchObject({ pending: 0, failed: 2, stuck: true });
    });
    await outbox.stop();
    await store.close();
  });

  it("sends what is due although the clock was set back", async () => {
    const store = await openStore(toOptions(await emptyStore(name)));
    await storeSubmission(store, submission);
    await store.db.updateTable("outbox").set({ lease_until: tomorrow.toISOString() }).execute();
    const sent: string[] = [];
    const outbox = startOutbox({ store, transport: collect(sent), context, log: silent });
    await eventually(async () => expect(sent).toHaveLength(2));
    await outbox.stop();
    await store.close();
  });
});

it("sends at once what a killed process had in hand, where nobody else could have it", async () => {
  const store = await openStore(toOptions(await emptyStore("the embedded store")));
  await storeSubmission(store, submission);
  const inAMinute = new Date(Date.now() + 60_000).toISOString();
  await store.db.updateTable("outbox").set({ lease_owner: "killed", lease_until: inAMinute }).execute();
  const sent: string[] = [];
  const outbox = startOutbox({ store, transport: collect(sent), context, log: silent });
  await eventually(async () => expect(sent).toHaveLength(2));
  await outbox.stop();
  await store.close();
});

/** Takes every mail and notes its name. */
const collect = (sent: string[]): MailTransport => ({
  async send(_mail, fileName) {
    sent.push(fileName);
  },
  close() {},
});

const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
const submission: NewSubmission = {
  kind: "appointment",
  email: appointment.email,
  answers: appointment,
  check: { nonce: "a nonce", expiresAt: tomorrow },
};
const silent = { error() {}, warn() {} };
const context = {
  clinic: { name: "Arch House Dental", phones: ["+91 22 0000 0101"], email: "hello@archhouse.example" },
  from: "hello@archhouse.example",
  to: "hello@archhouse.example",
};
const toOptions = ({ DATA_DIR = "", DATABASE_URL }: Record<string, string>) => ({ DATA_DIR, DATABASE_URL });

it.each([
  ["a name", { full_name: "Asha\r\nBcc: victim@example.in" }],
  ["a message", { message: "Hi\r\n\r\n.\r\nRCPT TO:<victim@example.in>" }],
  ["an address", { email: "asha@example.in\r\nBcc: victim@example.in" }],
  ["an address of two", { email: "asha@example.in, victim@example.in" }],
  ["an address with a name", { email: '"x" <victim@example.in>' }],
])("lets %s add no line to a mail's head", async (_field, change) => {
  const mailServer = await startMailServer();
  const { url } = await runServer({ ...(await emptyStore("the embedded store")), SMTP_URL: mailServer.url });
  const { status } = await requestAppointment(url, change);
  if ("email" in change) {
    expect(status).toBe(422);
    return;
  }
  await eventually(async () => expect(mailServer.received).toHaveLength(2));
  for (const mail of mailServer.received) {
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.some(({ key }) => key === "bcc")).toBe(false);
    expect(mail.to?.map(({ address }) => address).join()).not.toContain("victim");
    expect(mail.subject).toMatch(/^(New appointment request|We received your appointment request)/);
  }
});
