import { chromiumLaunchOptions } from "@clinic/chromium";
import { chromium } from "playwright-core";

/** How much slower the processor is made, as Lighthouse does for a phone. */
const CPU_SLOWDOWN = 4;
/** How long the page is watched after `load`. */
const WATCH_MS = 4000;

/**
 * The time that the main thread works on a page from its first byte until some seconds after `load`, in seconds, as a
 * phone. It is counted in processor time, which repeats within a tenth on a busy machine too. Blocking time, which
 * counts only what comes after the first paint, calls a page fast that does its work before.
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
