import { afterAll, beforeAll } from "vitest";
import { cdp } from "vitest/browser";

/**
 * Runs a file's tests with reduced motion: fading a dialog in and out takes longer to draw than most tests take.
 * Journeys of forms show that the same works with motion.
 */
export function reduceMotion() {
  beforeAll(() => emulateMotion("reduce"));
  afterAll(() => emulateMotion(""));
}

function emulateMotion(value: string) {
  return cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
