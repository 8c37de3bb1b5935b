import { randomInt } from "node:crypto";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it } from "vitest";
import { doc, docx, fileOf, pdf } from "../support/files.ts";
import { startProcess } from "../support/process.ts";
import { emptyStore, STORES } from "../support/stores.ts";
import { apply, requestAppointment } from "../support/visitor.ts";
import { hostileRequests, sendBytes } from "./hostile-requests.ts";

/** What no response may reveal. */
const LEAKS = /node_modules|\/src\/|\bat \w+ \(|sqlite|postgres|kysely|zod/i;

it.each(STORES)(
  "serves visitors and reveals nothing under attack, on %s",
  {
    timeout: LONG_TEST_TIMEOUT_MS,
  },
  async (name) => {
    const server = await startProcess({ ...(await emptyStore(name)), LOG_LEVEL: "info" });
    const port = Number(new URL(server.url).port);
    const wrong: string[] = [];
    const attacks = hostileRequests(3_000);
    const attack = async () => {
      for (let bytes = attacks.pop(); bytes; bytes = attacks.pop()) {
        const { status, text } = await sendBytes(port, bytes);
        if (status >= 500 || LEAKS.test(text.split("\r\n\r\n").slice(1).join()))
          wrong.push(`${String(bytes).slice(0, 120)} => ${status} ${text.slice(-200)}`);
      }
    };
    const attackers = Promise.all(Array.from({ length: 10 }, attack));
    while (attacks.length > 0)
      expect((await requestAppointment(server.url, { email: "honest.asha@example.in" })).status).toBe(200);
    await attackers;
    expect(wrong).toEqual([]);

    for (let round = 0; round < 50; round += 1) {
      for (const [fileName, original] of Object.entries({
        "cv.pdf": pdf(),
        "cv.doc": doc(),
        "cv.docx": docx(),
      })) {
        for (let flips = 0; flips < 8; flips += 1) original[randomInt(original.length)] = randomInt(256);
        const { status } = await apply(server.url, fileOf(original, fileName));
        expect([200, 422]).toContain(status);
      }
    }
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    expect(server.log()).not.toMatch(/honest\.|Asha|98765/);
  },
);
