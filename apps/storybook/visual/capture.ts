import { TEST_TIMEOUT_MS } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type Browser, chromium, type Page } from "playwright";
import { serveStorybook } from "./serve.ts";

interface Shot {
  storyId: string;
  /** Below the folder of pictures: `components-text-badge--warning.desktop.png`. */
  file: string;
  wholePage: boolean;
  width: number;
  globals: string;
}

/** One page per core of a small machine. */
const PAGE_COUNT = 2;

/** Narrower windows are those of phones and tablets, whose scroll bars take no room. */
const DESKTOP_MIN_WIDTH_PX = 1024;

/**
 * Pictures every story in each of its modes: the whole page, after the play function, with reduced motion and nothing
 * from other hosts.
 *
 * @param only what the ids of the wanted stories start with; all when empty
 * @returns the stories that threw or hung, and why
 */
export async function capture(storybook: string, folder: string, only: string[] = []) {
  await using server = await serveStorybook(storybook);
  const { args, ...options } = chromiumLaunchOptions();
  // Without the flag, the edge pixels of rounded corners depend on what was painted there before.
  await using browser = await chromium.launch({ ...options, args: [...args, "--disable-partial-raster"] });
  const ids = server.entries
    .filter(({ type }) => type === "story")
    .map(({ id }) => id)
    .filter((id) => only.length === 0 || only.some((start) => id.startsWith(start)));
  if (ids.length === 0) throw new Error("No story was found.");

  const failures: string[] = [];
  const queue = await shotsOf(browser, server.origin, ids, failures);
  const work = async () => {
    let page: Page | undefined;
    let mode = "";
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const { storyId, file, wholePage, width, globals } = shot;
      if (!page || mode !== width + globals) {
        await page?.close();
        page = await openPreview(browser, server.origin, width, globals);
        mode = width + globals;
      }
      try {
        await show(page, storyId);
        await page.evaluate(settle, wholePage);
        await page.screenshot({
          path: `${folder}/${file}`,
          fullPage: wholePage,
          animations: "disabled",
          caret: "hide",
        });
      } catch (error) {
        failures.push(`${file}: ${String(error).split("\n")[0]}`);
        // A story that threw, or followed a link, may have left anything behind.
        await page.close();
        page = undefined;
      }
    }
    await page?.close();
  };
  await Promise.all(Array.from({ length: PAGE_COUNT }, work));
  return failures;
}

/** The pictures to take, grouped by mode, because each change of mode opens a page. */
async function shotsOf(browser: Browser, origin: string, ids: string[], failures: string[]) {
  const page = await openPreview(browser, origin);
  const shots: Shot[] = [];
  for (const storyId of ids) {
    try {
      const { disableSnapshot, cropToViewport, modes = {} } = await page.evaluate(parametersOf, storyId);
      for (const [name, { viewport, ...globals }] of Object.entries(disableSnapshot ? {} : modes)) {
        shots.push({
          storyId,
          file: `${storyId}.${name}.png`,
          wholePage: !cropToViewport,
          width: viewport,
          globals: Object.entries(globals)
            .map(([global, value]) => `;${global}:${value}`)
            .join(""),
        });
      }
    } catch (error) {
      failures.push(`${storyId}: ${String(error).split("\n")[0]}`);
    }
  }
  await page.close();
  return shots.sort((a, b) => a.width - b.width || a.globals.localeCompare(b.globals));
}

/** Opens the page in which Storybook shows stories, one after the other. */
async function openPreview(browser: Browser, origin: string, width = 1440, globals = "") {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    isMobile: width < DESKTOP_MIN_WIDTH_PX,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  // The story tests run axe; here it would only cost time.
  await page.goto(`${origin}/iframe.html?globals=a11y.manual:!true${globals}`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  await page.evaluate(() => __STORYBOOK_PREVIEW__.ready());
  return page;
}

/** Shows a story and waits for the end of its play function. */
async function show(page: Page, storyId: string) {
  const problem = await page.evaluate(showStory, { storyId, timeout: TEST_TIMEOUT_MS });
  if (problem) throw new Error(problem);
}

/** Runs in the page. */
async function parametersOf(storyId: string) {
  const { parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
  return parameters.chromatic ?? {};
}

/** Runs in the page. */
function showStory({ storyId, timeout }: { storyId: string; timeout: number }) {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  return new Promise<string | undefined>((resolve) => {
    let problem: string | undefined;
    const note = (error: { message?: string }) => {
      problem ??= error.message?.split("\n")[0] ?? "it threw";
    };
    const events: Record<string, (payload: never) => void> = {
      playFunctionThrewException: note,
      storyThrewException: note,
      storyErrored: note,
      unhandledErrorsWhilePlaying: ([error]: { message?: string }[]) => note(error ?? {}),
      // Its status is "success" even when rendering threw, and Storybook shows the error instead of the story.
      storyFinished: () => end(problem),
      storyMissing: () => end("it is not there"),
    };
    const timer = setTimeout(() => end(`it was not finished after ${timeout / 1000} s`), timeout);
    const end = (result?: string) => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(events)) channel.off(event, listener);
      resolve(result);
    };
    for (const [event, listener] of Object.entries(events)) channel.on(event, listener);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** Runs in the page: waits for fonts, loads images below the fold, then forces a re-layout. */
async function settle(fromTop: boolean) {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Otherwise sticky elements would appear wherever the story has scrolled to.
  if (fromTop) scrollTo({ top: 0, behavior: "instant" });
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, (image) => {
      image.loading = "eager";
      // A broken image is part of the picture.
      return image.decode().catch(() => {});
    }),
  );
  // Text painted during an animation can remain a pixel off until the next layout.
  const { style } = document.documentElement;
  style.textRendering = "geometricPrecision";
  await drawn();
  style.removeProperty("text-rendering");
  await drawn();
}
