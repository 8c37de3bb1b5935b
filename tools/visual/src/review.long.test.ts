import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import type * as axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The Storybook built from the working tree, which the test task depends on. */
const built = resolve(import.meta.dirname, "../../../apps/storybook/storybook-static");
const temporary = mkdtempSync(join(tmpdir(), "visual-test-"));
afterAll(() => rmSync(temporary, { recursive: true }));

function review(name: string, ...args: string[]) {
  const output = join(temporary, name);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "main.ts"), "--output", output, ...args],
    { encoding: "utf8" },
  );
  const result = (): {
    failedItems: string[];
    newItems: string[];
    deletedItems: string[];
    passedItems: string[];
  } => JSON.parse(readFileSync(join(output, "result.json"), "utf8"));
  return { status, stdout, stderr, result, report: join(output, "index.html") };
}

/** Copies the built Storybook and changes some of its files. */
function altered(name: string, changes: Record<string, (text: string) => string>) {
  const copy = join(temporary, name);
  cpSync(built, copy, { recursive: true });
  for (const [pattern, change] of Object.entries(changes)) {
    for (const file of globSync(pattern, { cwd: copy })) {
      const path = join(copy, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
    }
  }
  return copy;
}

function without(...stories: string[]) {
  return (text: string) => {
    const index: { entries: Record<string, unknown> } = JSON.parse(text);
    for (const story of stories) delete index.entries[story];
    return JSON.stringify(index);
  };
}

/** The colour with each channel reduced by 3 %. */
function darker(hex: string) {
  const channels = hex.match(/[\da-f]{2}/gi) ?? [];
  return `#${channels
    .map((channel) =>
      Math.round(Number.parseInt(channel, 16) * 0.97)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

it("reports no difference when nothing has changed", () => {
  const { status, result } = review(
    "same",
    ...["--before", built, "--after", built],
    // Stories with a play function, with an animation, with a scrolled page and with a popover.
    ...["--stories", "components-fileupload--,blocks-siteheader--,components-datepicker--open"],
  );
  expect(result()).toMatchObject({ failedItems: [], newItems: [], deletedItems: [] });
  expect(result().passedItems.length).toBeGreaterThanOrEqual(30);
  expect(status).toBe(0);
});

describe("with changes", () => {
  let changed: ReturnType<typeof review>;

  beforeAll(() => {
    const before = altered("before", { "index.json": without("components-badge--primary") });
    const after = altered("after", {
      "index.json": without("components-badge--accent"),
      "assets/*.css": (css) =>
        css
          .replace(/(--color-warning-soft:\s*)(#[\da-f]{6})/g, (_, name, hex) => name + darker(hex))
          .concat("[data-slot=button] { translate: 1px }"),
    });
    changed = review(
      "changes",
      ...["--before", before, "--after", after],
      ...["--stories", "components-badge--,components-button--small"],
    );
  });

  it("detects a shift of 1 px, and a token changed by 3 % in exactly the stories that use it", () => {
    expect(changed.result().failedItems.sort()).toEqual([
      "Components/Badge/warning.desktop.png",
      "Components/Badge/warning.phone.png",
      "Components/Button/small.desktop.png",
      "Components/Button/small.phone.png",
    ]);
    expect(changed.result().passedItems).toContain("Components/Badge/positive.phone.png");
  });

  it("lists new and deleted stories", () => {
    const pictures = (story: string) =>
      ["desktop", "phone"].map((mode) => `Components/Badge/${story}.${mode}.png`);
    expect(changed.result().newItems.sort()).toEqual(pictures("primary"));
    expect(changed.result().deletedItems.sort()).toEqual(pictures("accent"));
  });

  it("exits with status 1 and prints the path of the report", () => {
    expect(changed.status).toBe(1);
    expect(changed.stdout).toContain("Changed: 4\n");
    expect(changed.stdout).toMatch(/^ {2}--color-warning-soft: #[\da-f]{6}.* → #[\da-f]{6}.*: 2 of \d+$/m);
    expect(changed.stdout).toContain(`Report: ${changed.report}`);
  });

  describe("in a report", () => {
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      browser = await chromium.launch(chromiumLaunchOptions());
      page = await browser.newPage();
    });
    afterAll(() => browser?.close());

    const open = () => page.goto(`file://${changed.report}`);
    const shown = (role: "heading" | "img") =>
      page.getByRole("article").getByRole(role).filter({ visible: true });

    it("opens on the first difference, with its likely cause", async () => {
      await open();
      expect(await shown("heading").first().textContent()).toBe("Components/Badge: accent, desktop");
      await page.getByRole("link", { name: "Components/Badge, warning, phone" }).first().click();
      expect(await page.getByRole("article").getByRole("listitem").first().textContent()).toContain(
        "--color-warning-soft",
      );
    });

    it("groups by component and by likely cause", async () => {
      await open();
      const list = page.getByRole("navigation", { name: "Pictures" });
      expect(await list.getByRole("heading", { level: 3 }).allTextContents()).toContain(
        "Components/Button 2",
      );
      await page.getByLabel("Likely cause").check();
      expect((await list.getByRole("heading", { level: 3 }).allTextContents()).join()).toMatch(
        /--color-warning-soft/,
      );
    });

    it("shows before, after and difference without a server or a network, by keyboard alone", async () => {
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (!/^(file|data|blob):/.test(request.url())) foreign.push(request.url());
      });
      await page.goto(`file://${changed.report}`);
      const names = async () =>
        shown("img").evaluateAll((images) =>
          images.map((image) => image.closest("figure")?.className).join(" "),
        );
      // From the deleted story, through the new one, to the changed one.
      for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
      expect(await shown("heading").first().textContent()).toBe("Components/Badge: warning, desktop");
      expect(await names()).toBe("before after");
      await page.getByLabel("Side by side").focus();
      await page.keyboard.press("ArrowRight");
      expect(await page.getByRole("slider", { name: "Before and after" }).isVisible()).toBe(true);
      await page.keyboard.press("ArrowRight");
      expect(await names()).toBe("difference");
      await expect
        .poll(() => shown("img").evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBe(1440);
      expect(foreign).toEqual([]);
    });

    it.each([390, 1440])("has no axe violations and doesn't scroll sideways at %d px", async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await open();
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve("axe-core") });
      const violations = await page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
        return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
      });
      expect(violations).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    });
  });
});

it("fails and names the stories that break", () => {
  const broken = altered("broken", {
    "iframe.html": (html) =>
      html.replace(
        "<head>",
        "<head><script>ResizeObserver = function () { throw Error('Not here') }</script>",
      ),
    "assets/badge.stories-*.js": () => "throw Error('No such tone')",
  });
  const { status, stdout, stderr } = review(
    "broken-report",
    ...["--before", built, "--after", broken],
    ...["--stories", "components-carousel--default,components-badge--default"],
  );
  expect(stdout).toMatch(/^ {2}components-carousel--default: .*Not here$/m);
  expect(stdout).toMatch(/^ {2}components-badge--default: .*No such tone$/m);
  expect(stderr).toBe("Visual review failed: not every story could be pictured.\n");
  expect(status).toBe(2);
});

it.each([
  { what: "a base", args: ["--base", "no-such-branch"], sentence: 'There is no commit "no-such-branch".' },
  { what: "a width", args: ["--widths", "390,wide"], sentence: '"wide" is not a width in px.' },
  {
    what: "a Storybook",
    args: ["--before", "/no/such/folder", "--after", built],
    sentence: "There is no built Storybook in /no/such/folder.",
  },
])("fails with one sentence when $what is missing", ({ args, sentence }) => {
  const { status, stderr } = review("missing", ...args);
  expect(stderr).toBe(`Visual review failed: ${sentence}\n`);
  expect(status).toBe(2);
});
