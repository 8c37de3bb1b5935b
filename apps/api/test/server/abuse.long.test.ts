import { connect, type Socket } from "node:net";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it } from "vitest";
import { INSPECTED, memoryInUse } from "../support/memory.ts";
import { startProcess } from "../support/process.ts";
import { eventually, temporaryDirectory } from "../support/server.ts";
import { post, requestAppointment } from "../support/visitor.ts";

it("survives 10 000 requests over the limit and frees their memory", {
  timeout: LONG_TEST_TIMEOUT_MS,
}, async () => {
  const server = await startProcess(
    { DATA_DIR: temporaryDirectory(), SUBMISSIONS_PER_MINUTE: "5" },
    INSPECTED,
  );
  const statuses = new Map<number, number>();
  const flood = (requests: number) =>
    Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let index = 0; index < requests / 20; index += 1) {
          const { status } = await post(server.url, "/contactus", { message: "x".repeat(1000) });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
  await flood(500);
  const before = await memoryInUse(server);
  await flood(10_000);
  expect([...statuses.keys()].sort()).toEqual([422, 429]);
  expect(statuses.get(429)).toBeGreaterThanOrEqual(10_450);
  const growth = (await memoryInUse(server)) - before;
  expect(growth, "bytes still in use after the flood").toBeLessThan(3 * 1024 * 1024);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
});

it("serves visitors while 200 connections send their headers a byte at a time", async () => {
  const server = await startProcess({ DATA_DIR: temporaryDirectory() });
  const { port } = new URL(server.url);
  const head = "POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Slow: ";
  const sockets: Socket[] = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    socket.write(head);
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 100);
  await eventually(async () => expect(sockets.filter(({ connecting }) => connecting)).toEqual([]));
  expect((await requestAppointment(server.url)).status).toBe(200);

  // Headers get ten seconds; then the server closes the connection.
  await eventually(async () => expect(sockets.filter(({ destroyed }) => !destroyed)).toEqual([]));
  clearInterval(drip);
});
