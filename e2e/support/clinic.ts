import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

const api = path.dirname(createRequire(import.meta.url).resolve("@clinic/api/package.json"));

/** The server with the built site, as `npm start` runs it, on a port and a data folder of its own. */
export class Clinic {
  readonly url: string;
  readonly dataDirectory: string;
  readonly #settings: Record<string, string>;
  #process: ChildProcess | undefined;

  /** @param settings environment variables that override the server's defaults */
  constructor(port: number, dataDirectory: string, settings: Record<string, string> = {}) {
    this.url = `http://localhost:${port}`;
    this.dataDirectory = dataDirectory;
    this.#settings = settings;
  }

  /** Starts the server and waits until it prints its URL. */
  async start() {
    const child = spawn(process.execPath, ["src/main.ts"], {
      cwd: api,
      env: this.#environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    for await (const chunk of child.stdout) if (String(chunk).includes(this.url)) return;
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

  /** What has arrived, as `npm run requests -- --json` prints it. */
  async requests(): Promise<{ reference: string; kind: string; name: string; email: string }[]> {
    return JSON.parse(await this.#runRequests("--json"));
  }

  /** The resume of an application, as `npm run requests -- resume` writes it. */
  async resume(reference: string) {
    const file = path.join(this.dataDirectory, "resume-copy");
    await this.#runRequests("resume", reference, "--out", file);
    return readFile(file);
  }

  async #runRequests(...options: string[]) {
    const { stdout } = await promisify(execFile)(process.execPath, ["src/requests.ts", ...options], {
      cwd: api,
      env: this.#environment,
    });
    return stdout;
  }

  /** The mails written so far. */
  async mails(): Promise<Email[]> {
    const folder = path.join(this.dataDirectory, "mail");
    const files = await readdir(folder).catch(() => []);
    const mails = files.filter((file) => file.endsWith(".eml"));
    return Promise.all(mails.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))));
  }

  get #environment() {
    return {
      ...process.env,
      PORT: new URL(this.url).port,
      HOST: "127.0.0.1",
      DATA_DIR: this.dataDirectory,
      // Makes the check solvable in a few milliseconds: only its verification matters here.
      HUMAN_CHECK_COST: "50",
      ...this.#settings,
    };
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (!address || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

/** Starts a clinic with an empty data folder, and cleans up afterwards. */
export async function withClinic(use: (clinic: Clinic) => Promise<void>, settings?: Record<string, string>) {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "clinic-"));
  const clinic = new Clinic(await freePort(), dataDirectory, settings);
  await clinic.start();
  await use(clinic);
  await clinic.kill();
  await rm(dataDirectory, { recursive: true, force: true });
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

/** For visitors who send something: each test has a clinic of its own. */
export const test = base.extend<{ clinic: Clinic; consoleMessages: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  clinic: async ({}, use) => withClinic(use),
  baseURL: async ({ clinic }, use) => use(clinic.url),
  consoleMessages: async ({ page }, use) => use(listenToConsole(page)),
});

/** For visitors who only read: one clinic serves all tests of a worker. */
export const sharedClinicTest = base.extend<{ consoleMessages: string[] }, { clinic: Clinic }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  clinic: [async ({}, use) => withClinic(use), { scope: "worker" }],
  baseURL: async ({ clinic }, use) => use(clinic.url),
  consoleMessages: async ({ page }, use) => use(listenToConsole(page)),
});

/** The same, failing on any console message. */
export const readingTest = sharedClinicTest.extend({
  page: async ({ page }, use) => {
    const messages = listenToConsole(page);
    await use(page);
    expect(messages, "messages in the console").toEqual([]);
  },
});

export { expect };
