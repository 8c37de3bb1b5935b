import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type Browser, chromium, type Page } from "playwright-core";
import { preview } from "vite";
import { type Shot, type Story, shotsOf } from "./stories.ts";

export interface CaptureOptions {
  /** Folder of a built Storybook. */
  storybook: string;
  /** Where the screenshots go. */
  folder: string;
  /** Prefixes of the ids of the wanted stories; all when empty. */
  only: string[];
  /** In px, to use instead of the stories' modes; empty for the modes. */
  widths: number[];
}

export interface BrokenStory {
  storyId: string;
  reason: string;
}

/** One page per core of a small machine. */
const PAGE_COUNT = 2;

/** Narrower viewports are emulated as mobile. */
const DESKTOP_MIN_WIDTH_PX = 1024;

/** A story that takes longer is reported as hanging. */
const STORY_TIMEOUT_MS = 30_000;

/**
 * Takes a screenshot of every story in each of its modes: the full page, after the play function, with reduced motion
 * and no access to other hosts.
 *
 * @returns the story of each screenshot, the stories that threw or hung, and the number of stories that opted out
 * @throws when the folder contains no Storybook
 */
export async function capture({ storybook, folder, only, widths }: CaptureOptions) {
  if (!existsSync(join(storybook, "iframe.html")))
    throw new Error(`There is no built Storybook in ${storybook}.`);

  await using server = await serve(storybook);
  await using browser = await chromium.launch({
    ...chromiumLaunchOptions(),
    // Without it, the edge pixels of rounded corners depend on what was painted there before.
    args: [...chromiumLaunchOptions().args, "--disable-partial-raster"],
  });

  const reader = await openStorybook(browser, server.origin);
  const { stories, broken } = await loadStories(reader, storyIds(storybook, only));
  await reader.close();

  const queue = shotsOf(stories, widths);
  const total = queue.length;
  const taken = new Map<string, string>();
  await Promise.all(
    Array.from({ length: Math.min(PAGE_COUNT, total) }, async () => {
      let page: Page | undefined;
      let mode: string | undefined;
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        const wanted = JSON.stringify([shot.viewport, shot.globals]);
        if (!page || mode !== wanted) {
          await page?.close();
          page = await openStorybook(browser, server.origin, shot);
          mode = wanted;
        }
        // A story can follow a link and navigate away, after which the page no longer responds.
        const reason = await takePicture(page, shot, join(folder, shot.file)).catch(
          (error) => String(error).split("\n")[0],
        );
        if (!reason) {
          taken.set(shot.file, shot.storyId);
          continue;
        }
        broken.push({ storyId: shot.storyId, reason });
        // A story that threw may have left state behind.
        await page.close();
        page = undefined;
      }
      await page?.close();
    }),
  );
  const optedOut = stories.filter(({ chromatic }) => chromatic?.disableSnapshot).length;
  return { taken, broken, optedOut };
}

async function serve(folder: string) {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    root: folder,
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === "string")
    throw new Error("No port is free to serve the Storybook from.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: () => server.close(),
  };
}

async function openStorybook(browser: Browser, origin: string, shot?: Shot) {
  const page = await browser.newPage({
    viewport: shot?.viewport,
    // Scroll bars overlay the page on phones and tablets, and take space on desktops.
    isMobile: shot && shot.viewport.width < DESKTOP_MIN_WIDTH_PX,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  // A map or video from another host would make the screenshot depend on that host.
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  await page.evaluate(async (globals) => {
    await __STORYBOOK_PREVIEW__.ready();
    // The story tests run axe; here it would only cost time.
    __STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { a11y: { manual: true }, ...globals } });
  }, shot?.globals);
  return page;
}

/** The ids of the wanted stories in Storybook's index, sorted. */
function storyIds(storybook: string, only: string[]) {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8"));
  return Object.values(entries)
    .filter(({ type }) => type === "story")
    .map(({ id }) => id)
    .filter((id) => only.length === 0 || only.some((start) => id.startsWith(start)))
    .sort();
}

/** @returns the stories with their parameters, which the index doesn't have, and those whose file throws */
function loadStories(page: Page, ids: string[]) {
  return page.evaluate(async (ids) => {
    const stories: Story[] = [];
    const broken: BrokenStory[] = [];
    for (const storyId of ids) {
      try {
        const { id, title, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
        stories.push({ id, title, chromatic: parameters.chromatic });
      } catch (error) {
        broken.push({ storyId, reason: String(error) });
      }
    }
    return { stories, broken };
  }, ids);
}

/** @returns why there is no screenshot */
async function takePicture(
  page: Page,
  { storyId, wholePage }: Shot,
  file: string,
): Promise<string | undefined> {
  const problem = await page.evaluate(showStory, { storyId, timeout: STORY_TIMEOUT_MS });
  if (problem) return problem;

  // Otherwise sticky elements would appear wherever the story has scrolled to.
  if (wholePage) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(settle);
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: wholePage, animations: "disabled", caret: "hide" });
}

/** Runs in the page: shows a story and waits for the end of its play function. */
function showStory({ storyId, timeout }: { storyId: string; timeout: number }) {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);

  return new Promise<string | undefined>((resolve) => {
    let reason: string | undefined;
    const note = (error: { message?: string }) => {
      reason = error.message?.split("\n")[0];
    };
    const noteFirst = ([error]: { message?: string }[]) => note(error ?? {});
    // Storybook reports "success" even when rendering throws, and shows the error instead of the story.
    const finish = ({ status }: { status: "success" | "error" }) => {
      end(reason ?? (status === "error" ? "it failed" : undefined));
    };
    const missing = () => end("it is not there");
    const timer = setTimeout(() => end(`it was not finished after ${timeout / 1000} s`), timeout);
    const listeners = {
      playFunctionThrewException: note,
      storyThrewException: note,
      storyErrored: note,
      unhandledErrorsWhilePlaying: noteFirst,
      storyFinished: finish,
      storyMissing: missing,
    };
    const end = (result?: string) => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(result);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** Runs in the page: waits for fonts, loads images below the fold, then forces a re-layout. */
async function settle() {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, (image) => {
      image.loading = "eager";
      // A broken image is part of the screenshot.
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
