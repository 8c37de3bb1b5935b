import { treatmentPaths } from "@clinic/content/pages/examples";
import { exposeForcedColours } from "@clinic/testing/forced-colours";
import type { JSHandle, Page } from "@playwright/test";
import { barriers } from "../support/barriers";
import { expect, listenToConsole, sharedClinicTest as test } from "../support/clinic";
import { visit } from "../support/page-state";
import { hiddenStops } from "./hidden-stops";
import { smallTargets } from "./small-targets";

/** Pages of every theme, with forms, carousels, long lists and bars. What they share is checked on them alone. */
const richest = ["/", ...treatmentPaths.slice(0, 2)];

const desktop = { width: 1280, height: 900 };

/** Checks pages, each in one visit: on a touch screen, where targets must be largest, on a desktop and then on phones. */
export function checkTemplates(paths: readonly string[]) {
  test.use({ viewport: desktop, hasTouch: true, isMobile: true });

  /** One tab for all: a new one would load and compile the same scripts again. */
  let page: Page;
  let hosts: Set<string>;
  let consoleMessages: string[];

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    consoleMessages = listenToConsole(page);
  });

  test.beforeEach(async () => {
    hosts = new Set();
    consoleMessages.length = 0;
    await page.setViewportSize(desktop);
    await page.emulateMedia({ forcedColors: null });
  });

  test.afterAll(() => page.close());

  for (const path of paths) {
    test(`${path} can be used at every width, text size, contrast and direction, and asks no other host`, async ({
      clinic,
    }) => {
      const isRich = richest.includes(path);
      await visit(page, path);
      // Pictures further down are asked for too, but not drawn.
      await page.evaluate(() => {
        for (const picture of document.images) picture.loading = "eager";
      });

      expect.soft(await barriers(page, { within: isRich ? "html" : "main" }), "axe on a desktop").toEqual([]);
      await setTextSize(page, "200%");
      expect.soft(await overflow(page), "too wide with 200 % text").toEqual([]);
      await setTextSize(page, "");
      if (isRich) {
        await page.emulateMedia({ contrast: "more" });
        const tooFaint = await barriers(page, { rules: ["color-contrast-enhanced"] });
        expect.soft(tooFaint, "too faint for who prefers more contrast (WCAG 1.4.6)").toEqual([]);
        await page.emulateMedia({ contrast: null });
      }
      const onDesktop = await shown(page);

      for (const width of [1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        expect
          .soft(await smallTargets(page), `too small for a finger (WCAG 2.5.5) at ${width} px`)
          .toEqual([]);
        if (width > 390) continue;
        if (path === "/" && width === 390)
          expect.soft(await minutesToHear(page), "minutes to hear it").toBeLessThan(6);
        await setTextSize(page, "200%");
        expect.soft(await overflow(page), `too wide at ${width} px with 200 % text`).toEqual([]);
        await setTextSize(page, "");
      }
      expect.soft(await overflow(page), "too wide at 320 px").toEqual([]);
      // Phones of every width have the same bars.
      if (isRich) expect.soft(await hiddenStops(page), "under a bar (WCAG 2.4.11)").toEqual([]);
      // Names, roles and colours don't depend on the width: what a desktop shows has been checked.
      const within = await shown(page, onDesktop);
      expect.soft(await barriers(page, { within }), "axe on what only a phone shows").toEqual([]);
      expect.soft(await pseudoLocalise(page), "phones from right to left").toEqual([]);
      expect.soft(await overflow(page), "too wide from right to left, in a longer language").toEqual([]);

      // Last, because its inline styles stay.
      await page.emulateMedia({ forcedColors: "active" });
      await page.evaluate(exposeForcedColours);
      const rules = ["color-contrast", "scrollable-region-focusable"];
      const found = await barriers(page, { rules, within: isRich ? "html" : "main" });
      expect.soft(found, "axe in forced colours, and on what scrolls on a phone").toEqual([]);

      expect.soft([...hosts], "hosts").toEqual([clinic.url]);
      expect.soft(consoleMessages, "console").toEqual([]);
    });
  }
}

/** The elements that are shown now, except those that were shown before. */
const shown = (page: Page, before?: JSHandle<Element[]>): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle((before) => {
    const known = new Set(before);
    return [...document.body.querySelectorAll("*")].filter(
      (element) => !known.has(element) && element.checkVisibility({ visibilityProperty: true }),
    );
  }, before);

/** How much wider than the window the page is, where it is, and which links and buttons reach out of it to be cut off. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [
      ...document.querySelectorAll(":is(a, button):not([inert] *, [data-slot=image-grid] *)"),
    ].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && element.checkVisibility({ visibilityProperty: true });
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : []),
      ...cut.map(({ textContent }) => `"${textContent}" is cut off`),
    ];
  });

/** Turns the page from right to left, with each text half as long again. Returns the phones that turn with it. */
const pseudoLocalise = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = "rtl";
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const turned: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const phone = /^\+\d.*/.exec(text.nodeValue ?? "");
      if (phone && text.parentElement?.matches(":dir(rtl)")) turned.push(phone[0]);
      const words = text.nodeValue?.split(" ") ?? [];
      text.nodeValue = [...words, ...words.slice(0, Math.ceil(words.length / 2))].join(" ");
    }
    return turned;
  });

/** How long a screen reader takes for the page, at 180 words a minute. Slides out of view are silent. */
async function minutesToHear(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const heard = nodes.filter(
    ({ ignored, role }) => !ignored && ["StaticText", "image", "radio", "slider"].includes(role?.value),
  );
  return heard.flatMap(({ name }) => String(name?.value ?? "").match(/\S+/g) ?? []).length / 180;
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);
