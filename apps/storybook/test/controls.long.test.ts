import type { Frame, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtEntries, openBuiltStorybook } from "./built-storybook.ts";

interface Control {
  name: string;
  initial: unknown;
  /** Values other than the story's own. One of them has to show. */
  values: unknown[];
}

/** Stories without a control, and why. */
const withoutControls: Record<string, string> = {
  "components-humanverification--default": "It shows what the human check answers, in words of the language.",
};

const stories = builtEntries().filter(({ type, tags }) => type === "story" && tags.includes("dev"));
const pages = Array.from(
  Map.groupBy(stories, ({ title }) => title),
  ([title, [first]]) => ({ title, id: String(first?.id) }),
);

let storybook: Awaited<ReturnType<typeof openBuiltStorybook>>;

beforeAll(async () => {
  storybook = await openBuiltStorybook();
});

afterAll(() => storybook[Symbol.asyncDispose]());

it.concurrent.each(pages)(
  "gives the first story of $title controls, each of which changes what is shown",
  async ({ id }) => {
    const page = await storybook.page("/index.json", {
      reducedMotion: "reduce",
      // By this name, Storybook stops animations instead of waiting for their end.
      userAgent: "StorybookTestRunner",
    });
    expect(await uselessControls(await openFrame(page), id)).toEqual([]);
    await page.close();
  },
);

/** Opens a frame for a story, as the handbook does. */
async function openFrame(page: Page) {
  await page.setContent('<iframe name="stories" style="width: 1280px; height: 800px"></iframe>');
  const frame = page.frame("stories");
  if (!frame) throw new Error("The frame is missing.");
  await frame.goto(`${new URL(page.url()).origin}/iframe.html?globals=a11y.manual:!true`);
  await frame.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  await frame.evaluate(prepare);
  return frame;
}

/** What is wrong with the controls of a story. */
async function uselessControls(frame: Frame, id: string) {
  const controls = await frame.evaluate(showStory, id);
  if (controls.length === 0) return id in withoutControls ? [] : ["no control"];
  if (!(await frame.evaluate(isStill, id))) return ["changes by itself"];
  let unchanged = await frame.evaluate(unchangedBy, { id, controls });
  if (unchanged.length > 0) {
    await frame.evaluate(openAll);
    const inside = controls.filter(({ name }) => unchanged.includes(name));
    unchanged = await frame.evaluate(unchangedBy, { id, controls: inside });
  }
  return unchanged;
}

/** Runs in the page: what the functions below share. */
function prepare() {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const task = () => new Promise((resolve) => setTimeout(resolve, 10));
  const shown = () => {
    const fields = document.querySelectorAll<HTMLInputElement>("input, textarea, select");
    const states = Array.from(fields, ({ value, checked }) => [value, checked]);
    // React's generated ids differ whenever a story is mounted again.
    return document.body.innerHTML.replaceAll(/_r_\w+?_/g, "") + JSON.stringify(states);
  };
  /** Waits for the last event that rendering an action causes. */
  const finished = (id: string, act: () => void) =>
    new Promise<void>((resolve) => {
      const listen = ({ storyId }: { storyId: string }) => {
        if (storyId !== id) return;
        channel.off("storyFinished", listen);
        resolve();
      };
      channel.on("storyFinished", listen);
      act();
    });
  Object.assign(globalThis, {
    shown,
    finished,
    /** What is shown after a change, once it differs or a moment has passed. */
    async after(storyId: string, updatedArgs: object, from: string) {
      await finished(storyId, () => channel.emit("updateStoryArgs", { storyId, updatedArgs }));
      for (let tasks = 0; tasks < 20 && shown() === from; tasks++) await task();
      return shown();
    },
    /** Waits until nothing changes any more. */
    async settle() {
      for (let still = 0, last = "", tasks = 0; still < 2 && tasks < 60; tasks++) {
        const now = shown();
        still = now === last ? still + 1 : 0;
        last = now;
        await task();
      }
    },
  });
}

declare function shown(): string;
declare function finished(storyId: string, act: () => void): Promise<void>;
declare function after(storyId: string, updatedArgs: object, from: string): Promise<string>;
declare function settle(): Promise<void>;

/** Runs in the page: shows a story as its play function leaves it, and gives its controls. */
async function showStory(storyId: string): Promise<Control[]> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  await finished(storyId, () => channel.emit("setCurrentStory", { storyId, viewMode: "story" }));
  const { argTypes, initialArgs, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
  const { disable, exclude = [] } = parameters.controls ?? {};
  if (disable) return [];
  const otherData = (value: unknown): unknown => {
    if (typeof value === "number") return value + 1;
    if (typeof value === "string") return `${value} and more`;
    if (typeof value === "boolean") return !value;
    if (Array.isArray(value)) return value.slice(1);
    return Object.fromEntries(Object.entries(value ?? {}).map(([name, each]) => [name, otherData(each)]));
  };
  const others = (type: string, value: unknown, options: unknown[] = []) => {
    if (type === "boolean") return [true, false].filter((each) => each !== value);
    if (type === "number" || type === "range") return [(Number(value) || 0) + 1, 2, 0];
    if (type === "object") return [otherData(value)];
    if (options.length) return options.filter((option) => option !== value);
    // The second is for phone numbers, from which links take only the digits.
    return [`${value ?? ""} More`, `${value ?? ""}9`];
  };
  return Object.entries(argTypes).flatMap(([name, { control, options, table, if: condition }]) =>
    control &&
    !control.disable &&
    !table?.disable &&
    !exclude.includes(name) &&
    (!condition || initialArgs[condition.arg] === condition.eq)
      ? [{ name, initial: initialArgs[name], values: others(control.type, initialArgs[name], options) }]
      : [],
  );
}

/** Runs in the page: whether a story looks the same when it is rendered again. */
async function isStill(storyId: string) {
  for (let attempts = 0; attempts < 3; attempts++) {
    await settle();
    const before = shown();
    await after(storyId, {}, before);
    await settle();
    if (shown() === before) return true;
  }
  return false;
}

/** Runs in the page: the controls that change nothing. */
async function unchangedBy({ id: storyId, controls }: { id: string; controls: Control[] }) {
  const unchanged: string[] = [];
  for (const { name, initial, values } of controls) {
    const before = shown();
    let changed = false;
    for (const value of values) {
      changed = (await after(storyId, { [name]: value }, before)) !== before;
      if (changed) break;
    }
    if (!changed) unchanged.push(name);
    await after(storyId, { [name]: initial }, changed ? "" : before);
    await settle();
  }
  return unchanged;
}

/** Runs in the page: opens what is closed, for the controls of what is inside. */
async function openAll() {
  const comboboxes = document.querySelectorAll<HTMLElement>("[role=combobox]");
  for (const combobox of comboboxes) {
    combobox.focus();
    combobox.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  }
  const triggers = "[aria-expanded=false], [aria-haspopup], summary, [data-slot=tooltip-trigger]";
  // A dialog would close the list of a combobox.
  for (const trigger of comboboxes.length ? [] : document.querySelectorAll<HTMLElement>(triggers)) {
    trigger.focus();
    // A click closes a tooltip.
    if (trigger.dataset.slot !== "tooltip-trigger") trigger.click();
  }
  // Its summary of what is missing.
  if (!comboboxes.length) document.querySelector<HTMLElement>("form [type=submit]")?.click();
  await settle();
}
