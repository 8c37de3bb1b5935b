import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type RenderResult, render } from "vitest-browser-react";
import { allowMotion, emulateMotion } from "../../../test/motion";
import { twoFrames } from "../../../test/observed";
import { press } from "../../fixtures/press";
import { Carousel, type CarouselProps } from ".";

allowMotion();

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await page.viewport(1280, 900);
});

let screen: RenderResult;

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the slides never move
    <p key={index} style={{ height: 200 }}>
      <a href={`#article-${index + 1}`}>Article {index + 1}</a>
    </p>
  ));

interface Shown extends Partial<CarouselProps> {
  count?: number;
  slidesAre?: ReactNode;
}

async function show({ count = 6, slidesAre = articles(count), dir, ...props }: Shown = {}) {
  screen = await render(
    <div dir={dir}>
      <a href="#before">Before</a>
      <Carousel label="Articles" {...props}>
        {slidesAre}
      </Carousel>
      <a href="#after">After</a>
    </div>,
  );
  // Each retry of `expect.poll` would advance a stopped clock.
  while (slidesElement().style.transform === "") await new Promise(requestAnimationFrame);
}

const slidesElement = () =>
  screen.container.querySelector<HTMLElement>("[data-slot=carousel-slides]") as HTMLElement;
const statusElement = () => screen.container.querySelector("[data-slot=carousel-status]");
const status = () => statusElement()?.textContent;
/** `Slide 1` must not find `Slide 14`. */
const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}\\b`) });
const link = (name: string) => screen.getByRole("link", { name, exact: true });

const FRAME_MS = 16;

/** Timers go off only when a test advances the clock. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });

it("shows as many side by side as fit each width, in silence", async () => {
  await show({ slides: { base: 1, md: 2, xl: 3 } });
  for (const [width, slides] of [
    [1201, 3],
    [1200, 2],
    [801, 2],
    [800, 1],
  ] as const) {
    await page.viewport(width, 900);
    const [slide, viewport] = [slidesElement().firstElementChild, slidesElement()].map(
      (element) => element?.getBoundingClientRect().width ?? 0,
    );
    expect((viewport ?? 0) / (slide ?? 1), `${width} px`).toBeCloseTo(slides, 1);
    await twoFrames();
    expect(status()).toBe("");
  }
});

it("has only slides in view read and focused before it hydrates", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  for (const [width, centered, inView] of [
    [801, false, 3],
    [801, true, 2],
    [800, true, 1],
  ] as const) {
    await page.viewport(width, 900);
    container.innerHTML = renderToString(
      <Carousel label="Articles" slides={{ base: 1, md: 3 }} centered={centered}>
        {articles(4)}
      </Carousel>,
    );
    expect(page.getByRole("link").elements()).toHaveLength(inView);
  }
});

it("moves forward, back and around with the arrows, and is silent until one is pressed", async () => {
  await show();
  expect(status()).toBe("");
  await press(button("Next slide"));
  await expect.poll(status).toBe("Slide 2 of 6");
  expect(statusElement()).toHaveAttribute("role", "status");
  await press(button("Previous slide"));
  await press(button("Previous slide"));
  await expect.poll(status).toBe("Slide 6 of 6");
});

it("stops at its ends where too few slides go around, and keeps focus there", async () => {
  await show({ centered: true, slides: { base: 1, xl: 2 }, count: 2 });
  await expect.element(button("Previous slide")).toHaveAttribute("aria-disabled", "true");
  await press(button("Next slide"));
  await expect.element(button("Next slide")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Next slide")).toHaveFocus();
});

it("goes round with one slide more than fit, at any width", async () => {
  for (const width of [1281, 1282, 1283]) {
    await page.viewport(width, 900);
    await show({ centered: true, slides: { base: 3 }, count: 4 });
    await expect.element(button("Previous slide")).toHaveAttribute("aria-disabled", "false");
    await screen.unmount();
  }
});

it.each([
  ["ltr", "{ArrowRight}", "{ArrowLeft}"],
  ["rtl", "{ArrowLeft}", "{ArrowRight}"],
])("moves with the arrow keys in slides and dots, focus along, in %s text", async (dir, on, back) => {
  await show({ dir, count: 14, arrows: false });
  link("Article 1").element().focus();
  await userEvent.keyboard(on);
  await expect.poll(status).toBe("Slide 2 of 14");
  await expect.element(link("Article 2")).toHaveFocus();

  // One tab stop among the dots.
  await userEvent.tab();
  await expect.element(button("Slide 2")).toHaveFocus();
  await userEvent.keyboard(on);
  await expect.element(button("Slide 3")).toHaveFocus();
  await userEvent.keyboard(`${back}${back}${back}`);
  await expect.element(button("Slide 14")).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(link("Article 14")).toHaveFocus();
});

it.each(["ltr", "rtl"])("in %s text centres the first slide where the server's HTML had it", async (dir) => {
  await show({ dir, centered: true, slides: { base: 3 } });
  const middle = (element: Element | null) => {
    const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return (left + right) / 2;
  };
  const offCentre = () =>
    Math.abs(middle(slidesElement().firstElementChild) - middle(slidesElement().parentElement));
  await expect.poll(offCentre).toBeLessThan(2);
  slidesElement().style.transform = "";
  expect(offCentre()).toBeLessThan(2);
});

it("leaves the arrow keys to a slider inside a slide", async () => {
  await show({
    slidesAre: [1, 2].map((key) => <input key={key} type="range" aria-label={`Case ${key}`} />),
  });
  screen.getByRole("slider", { name: "Case 1" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(status()).toBe("");
});

it("shows at most ten dots, the current one always among them", async () => {
  await show({ count: 14, arrows: false });
  const dots = () =>
    screen
      .getByRole("group", { name: "Choose slide, Articles" })
      .getByRole("button")
      .elements()
      .map((dot) => dot.getAttribute("aria-label"));
  expect(dots()).toHaveLength(10);
  button("Slide 1").element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => dots().at(-1)).toBe("Slide 14");
  expect(dots()).toHaveLength(10);
  await expect.element(button("Slide 14")).toHaveAttribute("aria-current", "true");
  const { width, height } = button("Slide 14").element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it.each([
  [{ slides: { base: 3 as const } }, ["1", "2", "3"], ["2", "3", "4"]],
  [{ slides: { base: 3 as const }, centered: true }, ["6", "1", "2"], ["1", "2", "3"]],
])(
  "makes the slides out of view inert with %j, and has the others read in the order shown",
  async (props, before, after) => {
    await show(props);
    /** Where `aria-owns` puts it. */
    const placeInTree = (article: Element) =>
      slidesElement()
        .getAttribute("aria-owns")
        ?.split(" ")
        .indexOf(article.closest("[data-slot=carousel-slide]")?.id ?? "") ?? 0;
    const inView = () =>
      screen
        .getByRole("link", { name: /^Article/ })
        .elements()
        .filter((article) => !article.closest("[inert]"))
        .sort((a, b) => placeInTree(a) - placeInTree(b))
        .map((article) => article.textContent?.replace("Article ", ""));
    await expect.poll(inView).toEqual(before);
    await press(button("Next slide"));
    await expect.poll(inView).toEqual(after);
  },
);

it("announces the slides in view by their names or headings, unless one has none, and calls dots so", async () => {
  await show({
    arrows: false,
    noun: "reviews",
    slides: { base: 2 },
    slidesAre: [<h3 key="1">Farida</h3>, <p key="2" data-slide-name="Sandeep" />, <p key="3">Thank you.</p>],
  });
  await expect.element(button("Farida")).toHaveAttribute("aria-current", "true");
  expect(status()).toBe("");
  await press(button("Sandeep"));
  await expect.poll(status).toBe("2 of 3 reviews");
  await press(button("Farida"));
  await expect.poll(status).toBe("2 of 3 reviews: Farida, Sandeep");
});

it("takes 200 ms for a move, and doesn't overshoot", async () => {
  await show();
  const [second, viewport] = [slidesElement().children[1], slidesElement().parentElement] as HTMLElement[];
  const left = (element?: HTMLElement) => element?.getBoundingClientRect().left ?? 0;
  const distance = () => left(second) - left(viewport);
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
  (button("Next slide").element() as HTMLElement).click();
  const onTheWay: number[] = [];
  for (let time = FRAME_MS; time < 600; time += FRAME_MS) {
    vi.advanceTimersByTime(FRAME_MS);
    expect(distance()).toBeGreaterThan(-2);
    if (distance() > 20) onTheWay.push(time);
  }
  expect(onTheWay.at(-1)).toBeGreaterThan(80);
  expect(onTheWay.at(-1)).toBeLessThan(320);
});

it("moves after 10 seconds, even under a hovering pointer, in silence", async () => {
  stopTheClock();
  await show({ autoplay: 10_000 });
  slidesElement().dispatchEvent(new MouseEvent("mouseenter"));
  slidesElement().parentElement?.dispatchEvent(new MouseEvent("mouseenter"));
  vi.advanceTimersByTime(9_999);
  await twoFrames();
  expect(status()).toBe("");
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(status).toBe("Slide 2 of 6");
  expect(statusElement()).not.toHaveAttribute("role");
});

it("stops for good when focus goes into it", async () => {
  stopTheClock();
  await show({ autoplay: 300 });
  link("Article 1").element().focus();
  await expect.element(button("Play Articles")).toBeVisible();
  link("Before").element().focus();
  vi.advanceTimersByTime(700);
  await twoFrames();
  expect(status()).toBe("");
});

it("starts paused for visitors who prefer less motion, and then jumps instead of gliding", async () => {
  await emulateMotion("reduce");
  onTestFinished(async () => {
    await emulateMotion("no-preference");
  });
  stopTheClock();
  await show({ autoplay: 300 });
  await expect.element(button("Play Articles")).toBeVisible();
  vi.advanceTimersByTime(700);
  await twoFrames();
  expect(status()).toBe("");

  const before = slidesElement().style.transform;
  await press(button("Next slide"));
  await expect.poll(() => slidesElement().style.transform).not.toBe(before);
  const jumped = slidesElement().style.transform;
  await twoFrames();
  expect(slidesElement().style.transform).toBe(jumped);
});

it("keeps the focus on a control that a wider window makes needless", async () => {
  await page.viewport(400, 900);
  await show({ count: 3, autoplay: 10_000, slides: { base: 1, md: 3 } });
  button("Pause").element().focus();
  await page.viewport(1280, 900);
  await expect.element(button("Next slide")).not.toBeInTheDocument();
  await twoFrames();
  await expect.element(button("Pause")).toHaveFocus();
});

it.each([
  [true, ["Previous slide, Articles", "Next slide, Articles", "Article 1", "Article 2", "After"]],
  [false, ["Article 1", "Article 2", "Slide 1", "After"]],
])(
  "has Pause first, then the controls and the slides in view, and moves again after Play (arrows: %s)",
  async (arrows, stops) => {
    stopTheClock();
    await show({ autoplay: 300, slides: { base: 2 }, arrows });
    await expect.poll(() => slidesElement().children[2]?.matches("[inert]")).toBe(true);
    await userEvent.tab();
    const seen: (string | null | undefined)[] = [];
    while (seen.at(-1) !== "After") {
      await userEvent.tab();
      seen.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
    }
    expect(seen).toEqual(["Pause Articles", ...stops]);

    button("Play").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Pause")).toHaveFocus();
    vi.advanceTimersByTime(300);
    await expect.poll(() => slidesElement().children[0]?.matches("[inert]")).toBe(true);
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Play")).toHaveFocus();
    expect(statusElement()).toHaveAttribute("role", "status");
  },
);
