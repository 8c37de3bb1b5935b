import { afterAll, beforeAll } from "vitest";
import { cdp } from "vitest/browser";

/**
 * Runs a file's tests with motion, which is their subject. The others run with reduced motion (vitest.config.ts): to draw
 * a dialog that fades takes longer than most tests take.
 */
export function allowMotion() {
  beforeAll(() => emulateMotion("no-preference"));
  afterAll(() => emulateMotion("reduce"));
}

export function emulateMotion(value: "no-preference" | "reduce") {
  return cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
