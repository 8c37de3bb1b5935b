import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromiumLaunchOptions } from "@clinic/chromium";
import { type Browser, chromium, type Page } from "playwright-core";
import { preview } from "vite";
import { type Shot, type Story, shotsOf } from "./stories.ts";

export interface CaptureOptions {
  /** Folder of a built Storybook. */
  storybook: string;
  /** Where the pictures go. */
  folder: string;
  /** Beginnings of the ids of the stories wanted; all when empty. */
  only: string[];
}

export interface BrokenStory {
  storyId: string;
  reason: string;
}

/** Two cores, two pages: more would wait for each other. */
const PAGES = 2;

/** Px of width from which on a screen is taken for a desktop's. */
const DESKTOP = 1024;

/** A story that is not finished by then hangs. */
const STORY_TIMEOUT_MS = 30_000;

/**
 * Takes the picture of every story in every mode that it asks for: the whole page, when the story's play function
 * has ended, with reduced motion and without the outside world.
 * @returns the number of pictures, the stories that threw or hung and have none, and the number of those that ask
 *   for none
 * @throws when the folder holds no Storybook
 */
export async function capture({ storybook, folder, only }: CaptureOptions) {
  if (!existsSync(join(storybook, "iframe.html")))
    throw new Error(`There is no built Storybook in ${storybook}.`);

  await using server = await serve(storybook);
  await using browser = await chromium.launch({
    ...chromiumLaunchOptions(),
    // Otherwise the edge pixels of a rounded corner depend on what was drawn in their place before.
    args: [...chromiumLaunchOptions().args, "--disable-partial-raster"],
  });

  const reader = await openStorybook(browser, server.origin);
  const { stories, broken } = await readStories(reader, only);
  await reader.close();

  const queue = shotsOf(stories);
  const total = queue.length;
  let taken = 0;
  await Promise.all(
    Array.from({ length: Math.min(PAGES, total) }, async () => {
      let page: Page | undefined;
      let mode: string | undefined;
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        const wanted = JSON.stringify([shot.viewport, shot.globals]);
        if (!page || mode !== wanted) {
          await page?.close();
          page = await openStorybook(browser, server.origin, shot);
          mode = wanted;
        }
        // A story can leave the page, by a link that it follows: then the page no longer answers.
        const reason = await takePicture(page, shot, join(folder, shot.file)).catch(
          (error) => String(error).split("\n")[0],
        );
        if (!reason) {
          taken++;
          continue;
        }
        broken.push({ storyId: shot.storyId, reason });
        // A story that threw may have left something behind.
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
    // Scroll bars lie over the page on a phone and a tablet; elsewhere they take room from it.
    isMobile: shot && shot.viewport.width < DESKTOP,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  // A map or a film of another host would make the picture depend on that host.
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  await page.evaluate(async (globals) => {
    await __STORYBOOK_PREVIEW__.ready();
    // The tests of the stories ask axe; here it would only take time.
    __STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { a11y: { manual: true }, ...globals } });
  }, shot?.globals);
  return page;
}

/** @returns the stories wanted, and those whose file throws when it is loaded */
async function readStories(page: Page, only: string[]) {
  const { loaded, broken } = await page.evaluate(async (only) => {
    const { entries }: { entries: Record<string, { type: string; id: string }> } = await (
      await fetch("index.json")
    ).json();
    const ids = Object.values(entries).flatMap(({ type, id }) =>
      type === "story" && (only.length === 0 || only.some((start) => id.startsWith(start))) ? [id] : [],
    );
    const loaded: Story[] = [];
    const broken: BrokenStory[] = [];
    for (const storyId of ids) {
      try {
        const { id, title, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
        loaded.push({ id, title, chromatic: parameters.chromatic });
      } catch (error) {
        broken.push({ storyId, reason: String(error) });
      }
    }
    return { loaded, broken };
  }, only);
  return { stories: loaded.sort((one, other) => one.id.localeCompare(other.id)), broken };
}

/** @returns why there is no picture */
async function takePicture(
  page: Page,
  { storyId, wholePage }: Shot,
  file: string,
): Promise<string | undefined> {
  const problem = await page.evaluate(showStory, { storyId, timeout: STORY_TIMEOUT_MS });
  if (problem) return problem;

  // What stands in the window, such as the header, would be pictured wherever the story has scrolled to.
  if (wholePage) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(stillness);
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: wholePage, animations: "disabled", caret: "hide" });
}

/** In the page: shows a story and waits until its play function has ended. */
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
    // A story whose drawing throws is "success" all the same: Storybook shows the error in its place.
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

/** In the page: fonts and pictures are there, those below the window too, and all of it is drawn anew. */
async function stillness() {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, (image) => {
      image.loading = "eager";
      // One that cannot be decoded is drawn as broken, and that is its picture.
      return image.decode().catch(() => {});
    }),
  );
  // What was drawn while the story moved can stay a pixel off: the same text, laid out anew, never does.
  const { style } = document.documentElement;
  style.textRendering = "geometricPrecision";
  await drawn();
  style.removeProperty("text-rendering");
  await drawn();
}
