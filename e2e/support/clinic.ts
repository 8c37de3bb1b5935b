import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

const api = path.dirname(createRequire(import.meta.url).resolve("@clinic/api/package.json"));

/** The server with the built site, as `npm start` runs it, on a port and a data folder of its own. */
class Clinic {
  url = "";
  readonly dataDirectory: string;
  readonly #settings: Record<string, string>;
  #process: ChildProcess | undefined;
  #earlier = new Set<string>();

  /** @param settings environment variables that override the server's defaults */
  constructor(dataDirectory: string, settings: Record<string, string>) {
    this.dataDirectory = dataDirectory;
    this.#settings = settings;
  }

  /** Starts the server, unless it runs, on a free port or where it was before, and waits until it prints its URL. */
  async start() {
    if (this.#process?.exitCode === null && this.#process.signalCode === null) return;
    const child = spawn(process.execPath, ["src/main.ts"], {
      cwd: api,
      env: this.#environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    for await (const chunk of child.stdout) {
      const [url] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? [];
      if (!url) continue;
      this.url = url;
      return;
    }
    throw new Error("The server ended before it said where it is.");
  }

  /** Kills the server as a power cut would. */
  async kill() {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  /** Ends the server and deletes its data. */
  async close() {
    await this.kill();
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  /** From now on, `requests` leaves out what has arrived so far. */
  async disregardEarlierRequests() {
    for (const { reference } of await this.requests()) this.#earlier.add(reference);
  }

  /** What has arrived, as `npm run requests -- --json` prints it. */
  async requests() {
    const requests: { reference: string; kind: string; name: string; email: string }[] = JSON.parse(
      await this.#runRequests("--json"),
    );
    return requests.filter(({ reference }) => !this.#earlier.has(reference));
  }

  /** The resume of an application, as `npm run requests -- resume` writes it. */
  async resume(reference: string) {
    const file = path.join(this.dataDirectory, "resume-copy");
    await this.#runRequests("resume", reference, "--out", file);
    return readFile(file);
  }

  async #runRequests(...options: string[]) {
    // Few tests need the server's modules.
    const { runRequests } = await import("@clinic/api/src/cli/run.ts");
    let printed = "";
    const write = async (content: string | Uint8Array) => {
      printed += content;
    };
    const status = await runRequests(options, { environment: this.#environment, write, writeError: write });
    if (status !== 0) throw new Error(printed);
    return printed;
  }

  /** The mails about a request that were written so far: their subjects name it. */
  async mails(reference: string): Promise<Email[]> {
    const folder = path.join(this.dataDirectory, "mail");
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith(".eml"))
        .map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
    );
    return mails.filter(({ subject }) => subject?.includes(reference));
  }

  get #environment() {
    return {
      ...process.env,
      PORT: this.url ? new URL(this.url).port : "0",
      HOST: "127.0.0.1",
      DATA_DIR: this.dataDirectory,
      // Makes the check solvable in a few milliseconds: only its verification matters here.
      HUMAN_CHECK_COST: "50",
      // All tests send from one address.
      SUBMISSIONS_PER_MINUTE: "1000",
      CONFIRMATIONS_PER_HOUR: "1000",
      ...this.#settings,
    };
  }
}

/** Collects the page's console errors and warnings, and uncaught exceptions, from now on. */
export function listenToConsole(page: Page) {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  return messages;
}

/** For visitors who only read. One clinic serves all tests of a worker, or of a file with `settings` of its own. */
export const sharedClinicTest = base.extend<
  { consoleMessages: string[] },
  { settings: Record<string, string>; clinic: Clinic }
>({
  settings: [{}, { scope: "worker" }],
  clinic: [
    async ({ settings }, use) => {
      const clinic = new Clinic(await mkdtemp(path.join(tmpdir(), "clinic-")), settings);
      await clinic.start();
      await use(clinic);
      await clinic.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ clinic }, use) => use(clinic.url),
  consoleMessages: async ({ page }, use) => use(listenToConsole(page)),
});

/** For visitors who send something, or meet a server that is down. */
export const test = sharedClinicTest.extend<{ cleanClinic: undefined }>({
  cleanClinic: [
    async ({ clinic }, use) => {
      await clinic.disregardEarlierRequests();
      await use(undefined);
      await clinic.start();
    },
    { auto: true },
  ],
});

/** For visitors who only read, failing on any console message. */
export const readingTest = sharedClinicTest.extend({
  page: async ({ page }, use) => {
    const messages = listenToConsole(page);
    await use(page);
    expect(messages, "messages in the console").toEqual([]);
  },
});

export { expect };
