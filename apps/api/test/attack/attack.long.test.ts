import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { LONG_TEST_TIMEOUT_MS, TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { openStore } from "../../src/store/open-store.ts";
import { doc, docx, fileOf, pdf } from "../support/files.ts";
import { freePort } from "../support/postgres.ts";
import { eventually, mailsOf, temporaryDirectory } from "../support/server.ts";
import { type ServerProcess, spawnServer } from "../support/spawn-server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { apply, requestAppointment, solve } from "../support/visitor.ts";
import { hostileRequests, sendBytes } from "./hostile-requests.ts";

vi.setConfig({ testTimeout: LONG_TEST_TIMEOUT_MS });

const KILLS = 20;
const NOISE = 3_000;
const AT_ONCE = 10;
const FILES = 150;

/** What no response may reveal. */
const LEAKS = /node_modules|\/src\/|\bat \w+ \(|sqlite|postgres|kysely|zod/i;

/** A server on a fixed port that can be killed and restarted. */
async function startKillable(environment: Record<string, string>) {
  const port = String(await freePort());
  const start = () => spawnServer({ ...environment, PORT: port });
  let server: ServerProcess = await start();
  const logs: string[] = [];
  onTestFinished(() => server.kill());
  return {
    url: server.url,
    port: Number(port),
    logs: () => [...logs, server.log()].join(""),
    async killAndStart() {
      await server.kill();
      logs.push(server.log());
      server = await start();
    },
  };
}

/** Runs tasks with limited concurrency. */
async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

it.each(STORES)("loses nothing it acknowledged and shows nothing under attack, on %s", async (name) => {
  const environment: Record<string, string> = { ...(await emptyStore(name)), LOG_LEVEL: "info" };
  const server = await startKillable(environment);
  const acknowledged: string[] = [];
  let attacked = true;

  // A genuine visitor retries under the same key when the server has died, as the site's client does.
  const visitors = Array.from({ length: 3 }, async (_, visitor) => {
    for (let index = 0; attacked; index += 1) {
      const email = `honest.${visitor}.${index}@example.in`;
      const key = `honest-${visitor}-${index}`;
      const { status, body } = await eventually(async () => {
        const response = await requestAppointment(server.url, { email }, key);
        expect(response.status).toBe(200);
        return response;
      }, TEST_TIMEOUT_MS);
      expect(status).toBe(200);
      acknowledged.push(body.reference ?? "");
    }
  });

  const attacks = hostileRequests(NOISE);
  const wrong: string[] = [];
  await each(attacks, async (bytes) => {
    const { status, text } = await sendBytes(server.port, bytes);
    if (status >= 500 || LEAKS.test(text.split("\r\n\r\n").slice(1).join())) {
      wrong.push(`${String(bytes).slice(0, 120)} => ${status} ${text.slice(-200)}`);
    }
  });
  expect(wrong).toEqual([]);

  const originals = [
    ["cv.pdf", pdf()],
    ["cv.doc", doc()],
    ["cv.docx", docx()],
  ] as const;
  await each(
    Array.from({ length: FILES }, (_, index) => index),
    async (index) => {
      const [fileName, original] = originals[index % originals.length] ?? originals[0];
      const file = Buffer.from(original);
      for (let flips = 0; flips < 8; flips += 1) file[randomInt(file.length)] = randomInt(256);
      const { status } = await apply(server.url, fileOf(file, fileName));
      expect([200, 422]).toContain(status);
    },
  );

  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(randomInt(50, 400));
    await server.killAndStart();
  }
  attacked = false;
  await Promise.all(visitors);

  expect(acknowledged.length).toBeGreaterThan(KILLS);
  const store = await openStore({
    DATA_DIR: environment.DATA_DIR ?? "",
    DATABASE_URL: environment.DATABASE_URL,
  });
  onTestFinished(() => store.close());
  const rows = await store.db.selectFrom("submissions").select("reference").execute();
  const stored = new Set(rows.map(({ reference }) => reference));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  expect(server.logs()).not.toMatch(/honest\.|Asha|98765/);
  console.info(
    `${attacks.length} hostile requests, ${FILES} files, ${KILLS} kills, ${acknowledged.length} acknowledged`,
  );
});

it("escapes every known script vector in a mail", async () => {
  const vectors = readFileSync(new URL("script-vectors.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const environment = { DATA_DIR: temporaryDirectory() };
  const server = await startKillable(environment);
  for (const message of vectors) {
    const recaptchaValue = await solve(server.url, "appointment");
    expect((await requestAppointment(server.url, { message, recaptchaValue })).status).toBe(200);
  }
  const mails = await eventually(async () => {
    const notices = (await mailsOf(environment.DATA_DIR)).filter((mail) => mail.subject?.startsWith("New"));
    expect(notices).toHaveLength(vectors.length);
    return notices;
  }, TEST_TIMEOUT_MS);
  const tags = new Set(
    mails.flatMap(({ html = "" }) => [...html.matchAll(/<([a-z!]+)/gi)].map(([, tag]) => tag)),
  );
  expect([...tags].sort()).toEqual([
    "!doctype",
    "body",
    "head",
    "html",
    "meta",
    "p",
    "table",
    "td",
    "th",
    "title",
    "tr",
  ]);
});
