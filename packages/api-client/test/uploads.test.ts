import type { IncomingMessage, RequestListener } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createApiClient } from "../src/create-api-client.ts";
import type { ApplicationRequest } from "../src/schemas/career.ts";
import type { UploadProgress } from "../src/upload.ts";
import { openBuiltPage } from "./built-page.ts";
import { applicationWith, key } from "./requests.ts";
import { serveApi } from "./serve.ts";

/** More than fits into the buffers between client and server. */
const LARGE_BYTES = 16 * 1024 * 1024;

/** The client's timeout. Tests advance the clock instead of waiting for it. */
const TIMEOUT_MS = 60_000;

const application = (bytes = LARGE_BYTES) => applicationWith(new File([new Uint8Array(bytes)], "asha.pdf"));

/** Reads a body in steps, like a slow connection, and accepts it once all is read. */
class SlowReader {
  #read = 0;
  #limit = 0;
  #request?: IncomingMessage;
  #tellArrival = () => {};

  readonly arrival = new Promise<void>((resolve) => {
    this.#tellArrival = resolve;
  });

  readonly listener: RequestListener = (request, response) => {
    this.#request = request;
    request.on("data", (chunk: Buffer) => {
      this.#read += chunk.length;
      if (this.#read >= this.#limit) request.pause();
    });
    request.on("end", () => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ status: "success", reference: String(this.#read > LARGE_BYTES) }));
    });
    request.pause();
    this.#tellArrival();
  };

  /** Reads this many more bytes. */
  read(bytes: number) {
    this.#limit = this.#read + bytes;
    this.#request?.resume();
  }
}

/** Never reads the body. */
const stall: RequestListener = (request) => request.pause();

describe("in Node", () => {
  it("gives a file more time than the client's timeout", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const reader = new SlowReader();
    const { applications } = createApiClient({
      baseUrl: await serveApi(reader.listener),
      timeout: TIMEOUT_MS,
    });
    const sent = applications.send(application(), key);
    await reader.arrival;
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT_MS);
    reader.read(Number.POSITIVE_INFINITY);
    expect((await sent).reference).toBe("true");
  });

  it("times out at the call's own limit", async () => {
    const { applications } = createApiClient({ baseUrl: await serveApi(stall) });
    const sent = applications.send(application(), { ...key, timeout: 100 });
    await expect(sent).rejects.toMatchObject({ name: "ApiError", kind: "timeout" });
  });

  it("rejects with the signal's reason when aborted", async () => {
    const { applications } = createApiClient({ baseUrl: await serveApi(stall) });
    const stop = new AbortController();
    const sent = applications.send(application(), { ...key, signal: stop.signal });
    stop.abort(new Error("left the page"));
    await expect(sent).rejects.toThrow("left the page");
    const late = applications.send(application(), { ...key, signal: stop.signal });
    await expect(late).rejects.toThrow("left the page");
  });
});

describe("in a browser", () => {
  let built: Awaited<ReturnType<typeof openBuiltPage>>;
  let respond: RequestListener = stall;

  beforeAll(async () => {
    built = await openBuiltPage(
      'import { createApiClient } from "@clinic/api-client";\nObject.assign(window, { createApiClient });\n',
      (request, response) => respond(request, response),
    );
    await built.page.clock.install();
  }, 60_000);

  afterAll(() => built?.close());

  const send = (timeout: number, bytes = LARGE_BYTES) =>
    built.page.evaluate(
      async ({ timeout, bytes, options, application }) => {
        const { createApiClient } = window as unknown as typeof import("../src/create-api-client.ts");
        const { applications } = createApiClient({ baseUrl: "/api", timeout });
        const progress: UploadProgress[] = [];
        Object.assign(window, { progress });
        const resume = new File([new Uint8Array(bytes)], "asha.pdf");
        const outcome = await applications
          .send({ ...application, resume } as ApplicationRequest, {
            ...options,
            onUploadProgress: (each) => progress.push(each),
          })
          .catch(({ kind, message, status, fields }) => ({ kind, message, status, fields }));
        return { outcome, progress };
      },
      { timeout, bytes, options: key, application: { ...application(1), resume: undefined } },
    );

  const progressEvents = () =>
    built.page.evaluate(() => (window as unknown as { progress: UploadProgress[] }).progress.length);

  it("outlasts the client's timeout while bytes move, and reports progress", async () => {
    const reader = new SlowReader();
    respond = reader.listener;
    const sent = send(TIMEOUT_MS);
    await reader.arrival;
    for (let moment = 0; moment < 3; moment++) {
      await built.page.clock.fastForward(0.7 * TIMEOUT_MS);
      const events = await progressEvents();
      reader.read(LARGE_BYTES / 4);
      await expect.poll(progressEvents).toBeGreaterThan(events);
    }
    reader.read(Number.POSITIVE_INFINITY);
    const { outcome, progress } = await sent;
    expect(outcome).toEqual({ status: "success", reference: "true" });
    expect(progress.length).toBeGreaterThan(2);
    expect(progress[0]?.sentBytes).toBeLessThan(progress[0]?.totalBytes ?? 0);
    expect(progress.at(-1)?.sentBytes).toBe(progress.at(-1)?.totalBytes);
  });

  it("times out after the client's timeout without progress", async () => {
    respond = stall;
    expect((await send(300)).outcome).toMatchObject({ kind: "timeout" });
  });

  it("reports a lost connection and a rejection as other calls do", async () => {
    respond = (request) => request.socket.destroy();
    expect((await send(5_000, 10)).outcome).toMatchObject({ kind: "network" });
    respond = (request, response) => {
      request.resume();
      response.writeHead(422, { "Content-Type": "application/json" });
      const refusal = { status: "error", code: "invalid_fields", message: "No.", fields: { resume: "Bad" } };
      response.end(JSON.stringify(refusal));
    };
    expect((await send(5_000, 10)).outcome).toEqual({
      kind: "rejected",
      status: 422,
      message: "No.",
      fields: { resume: "Bad" },
    });
  });
});
