import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { chromium } from "playwright-core";

/** CPU slowdown, the same as Lighthouse's for mobile. */
const CPU_SLOWDOWN = 4;
/** How long to keep measuring after `load`. */
const WATCH_MS = 4000;

/**
 * Main-thread time of a page on an emulated phone, from its first byte until four seconds after `load`, in seconds.
 * Measured as CPU time, which varies by less than a tenth even on a busy machine. Total Blocking Time would not do: it
 * counts only work after the first paint, so a page that does its work before that looks fast.
 */
export async function mainThreadSeconds(url: string) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(WATCH_MS);
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  } finally {
    await browser.close();
  }
}
