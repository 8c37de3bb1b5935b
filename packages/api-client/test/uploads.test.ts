import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createApiClient } from "../src/create-api-client.ts";
import type { ApplicationRequest } from "../src/schemas/application.ts";
import type { UploadProgress } from "../src/upload.ts";
import { openBuiltPage } from "./built-page.ts";
import { applicationWith, enquiry, key } from "./requests.ts";

/** More than the buffers between a client and a server take at once. */
const LARGE_BYTES = 16 * 1024 * 1024;

/** Of every call that is not an upload: shorter than an upload takes here, longer than the buffers take to empty. */
const TIMEOUT_MS = 1_500;

const application = (bytes = LARGE_BYTES) => applicationWith(new File([new Uint8Array(bytes)], "asha.pdf"));

/** Takes a piece of the body every few milliseconds, as a slow connection does, and then accepts. */
const readSlowly: RequestListener = (request, response) => {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    request.pause();
    setTimeout(() => request.resume(), 8);
  });
  request.on("end", () => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ status: "success", reference: String(bytes > LARGE_BYTES) }));
  });
};

/** Never reads the body. */
const stall: RequestListener = (request) => request.pause();

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

describe("in Node", () => {
  it("gives a file the time it needs beyond the timeout of a call", async () => {
    const { applications } = createApiClient({ baseUrl: await serve(readSlowly), timeout: TIMEOUT_MS });
    const started = performance.now();
    const answer = await applications.send(application(), key);
    expect(answer.reference).toBe("true");
    expect(performance.now() - started).toBeGreaterThan(TIMEOUT_MS);
  });

  it("gives up at the time limit of the call, where it has one", async () => {
    const { applications, enquiries } = createApiClient({ baseUrl: await serve(stall) });
    const failure = { name: "ApiError", kind: "timeout" };
    await expect(applications.send(application(), { ...key, timeout: 100 })).rejects.toMatchObject(failure);
    await expect(enquiries.send(enquiry, { ...key, timeout: 100 })).rejects.toMatchObject(failure);
  });

  it("rejects with the signal's reason when aborted", async () => {
    const { applications } = createApiClient({ baseUrl: await serve(stall) });
    const stop = new AbortController();
    const sent = applications.send(application(), { ...key, signal: stop.signal });
    stop.abort(new Error("left the page"));
    await expect(sent).rejects.toThrow("left the page");
    await expect(applications.send(application(), { ...key, signal: stop.signal })).rejects.toThrow(
      "left the page",
    );
  });
});

describe("in a browser", () => {
  let built: Awaited<ReturnType<typeof openBuiltPage>>;
  let respond: RequestListener = readSlowly;

  beforeAll(async () => {
    built = await openBuiltPage(
      'import { createApiClient } from "@clinic/api-client";\nObject.assign(window, { createApiClient });\n',
      (request, response) => respond(request, response),
    );
  }, 60_000);

  afterAll(() => built?.close());

  const send = (timeout: number, bytes = LARGE_BYTES) =>
    built.page.evaluate(
      async ({ timeout, bytes, options, application }) => {
        const { createApiClient } = window as unknown as typeof import("../src/create-api-client.ts");
        const { applications } = createApiClient({ baseUrl: "/api", timeout });
        const progress: UploadProgress[] = [];
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

  it("goes on for longer than the timeout of a call, as long as bytes move, and says how many", async () => {
    respond = readSlowly;
    const { outcome, progress } = await send(TIMEOUT_MS);
    expect(outcome).toEqual({ status: "success", reference: "true" });
    expect(progress.length).toBeGreaterThan(2);
    expect(progress[0]?.sentBytes).toBeLessThan(progress[0]?.totalBytes ?? 0);
    expect(progress.at(-1)?.sentBytes).toBe(progress.at(-1)?.totalBytes);
  });

  it("gives up when nothing moves for the client's timeout", async () => {
    respond = stall;
    expect((await send(300)).outcome).toMatchObject({ kind: "timeout" });
  });

  it("reports a lost connection and a refusal as other calls do", async () => {
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
