import { randomInt } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { readdir, readlink } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { LONG_TEST_TIMEOUT_MS, TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it, onTestFinished } from "vitest";
import { doc, docx, fileOf, pdf } from "../support/files.ts";
import { hosting } from "../support/hosting.ts";
import { startProcess } from "../support/process.ts";
import { eventually, temporaryDirectory } from "../support/server.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { apply, requestAppointment } from "../support/visitor.ts";

const MB = 1024 * 1024;

async function startSite() {
  const SITE_DIR = temporaryDirectory();
  writeFileSync(path.join(SITE_DIR, "_hosting.json"), hosting);
  writeFileSync(path.join(SITE_DIR, "large.pdf"), Buffer.alloc(20 * MB));
  const server = await startProcess({ DATA_DIR: temporaryDirectory(), SITE_DIR }, [
    "--max-semi-space-size=4",
  ]);
  await fetch(server.url);
  return server;
}

it("closes 500 connections that request a large file and never read it", {
  timeout: LONG_TEST_TIMEOUT_MS,
}, async () => {
  const server = await startSite();
  const { port, host, hostname } = new URL(server.url);
  const before = peakMemory(server);
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.pause();
    socket.write(`GET /large.pdf HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    return socket;
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  expect((await requestAppointment(server.url)).status).toBe(200);
  const open = () => connectionsOf(server.child.pid);
  await expect.poll(open, { timeout: TEST_TIMEOUT_MS, interval: 1_000 }).toBeGreaterThanOrEqual(500);
  await expect.poll(open, { timeout: TEST_TIMEOUT_MS, interval: 1_000 }).toBeLessThan(20);
  const growth = peakMemory(server) - before;
  expect(growth).toBeLessThan(250 * MB);
  process.stdout.write(`500 unread files of 20 MB: ${Math.round(growth / MB)} MB more at most\n`);
});

it("serves visitors while 200 connections send their headers a byte at a time", async () => {
  const server = await startSite();
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    socket.write("POST /api/contactus HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 100);
  onTestFinished(() => clearInterval(drip));
  await eventually(async () => expect(sockets.filter(({ connecting }) => connecting)).toEqual([]));
  expect((await requestAppointment(server.url)).status).toBe(200);
  // Headers get ten seconds; then the server closes the connection.
  await eventually(async () => expect(sockets.filter(({ destroyed }) => !destroyed)).toEqual([]));
});

it.each(STORES)("takes or refuses 150 files with flipped bits, on %s", async (name) => {
  const server = await startProcess({ ...(await emptyStore(name)), LOG_LEVEL: "info" });
  for (let round = 0; round < 150; round += 1) {
    const makers = { "cv.pdf": pdf, "cv.doc": doc, "cv.docx": docx };
    const [fileName, make] = Object.entries(makers)[round % 3] as [string, () => Buffer];
    const file = make();
    for (let flips = 0; flips < 8; flips += 1) file[randomInt(file.length)] = randomInt(256);
    const { status } = await apply(server.url, fileOf(file, fileName), { fullName: "Honest Visitor" });
    expect([200, 422], file.toString("base64")).toContain(status);
  }
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  expect(server.log()).not.toMatch(/Honest|asha|98765/i);
});

/** Sockets that a process has open (proc(5)). */
async function connectionsOf(pid: number | undefined) {
  const directory = `/proc/${pid}/fd`;
  const links = await Promise.all(
    (await readdir(directory)).map((name) => readlink(path.join(directory, name)).catch(() => "")),
  );
  return links.filter((link) => link.startsWith("socket:")).length;
}

/** The most memory that a process has ever held, in bytes (proc(5)). */
function peakMemory({ child }: Awaited<ReturnType<typeof startProcess>>): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return 1024 * Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]);
}
