import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type RenderResult, render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { Carousel, type CarouselProps } from ".";

allowMotion();

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await page.viewport(1280, 900);
});

let screen: RenderResult;

async function show({ count = 6, dir, ...props }: Partial<CarouselProps> & { count?: number } = {}) {
  screen = await render(
    <div dir={dir}>
      <a href="#before">Before</a>
      <Carousel label="Articles" {...props}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never move
          <p key={index} style={{ height: 200 }}>
            <a href={`#article-${index + 1}`}>Article {index + 1}</a>
          </p>
        ))}
      </Carousel>
    </div>,
  );
  // Each retry of `expect.poll` would advance a stopped clock.
  while (slidesElement().style.transform === "") await new Promise(requestAnimationFrame);
}

const slidesElement = () =>
  screen.container.querySelector<HTMLElement>("[data-slot=carousel-slides]") as HTMLElement;
const status = () => screen.container.querySelector("[data-slot=carousel-status]")?.textContent;
/** `Slide 1` must not find `Slide 14`. */
const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}\\b`) });
const slideWidth = () =>
  (slidesElement().firstElementChild as HTMLElement).getBoundingClientRect().width /
  slidesElement().getBoundingClientRect().width;

const FRAME_MS = 16;

/** Timers go off only when a test advances the clock. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });

/** Time for React to draw what a timer has set off. */
const twoFrames = async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

function preferLessMotion() {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("reduced-motion") ? ({ ...real(query), matches: true } as MediaQueryList) : real(query),
  );
}

it.each([
  [1201, 3],
  [1200, 2],
  [801, 2],
  [800, 1],
])("at %i px shows %i side by side", async (width, slides) => {
  await page.viewport(width, 900);
  await show({ slides: { base: 1, md: 2, xl: 3 } });
  expect(1 / slideWidth()).toBeCloseTo(slides, 1);
});

it("moves forward, back and around with the arrows", async () => {
  await show();
  await button("Next slide").click();
  await expect.poll(status).toBe("Slide 2 of 6");
  await button("Previous slide").click();
  await button("Previous slide").click();
  await expect.poll(status).toBe("Slide 6 of 6");
});

it("stops at its ends without a loop, and keeps focus there", async () => {
  await show({ loop: false, count: 2 });
  await expect.element(button("Previous slide")).toHaveAttribute("aria-disabled", "true");
  await button("Next slide").click();
  await expect.element(button("Next slide")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Next slide")).toHaveFocus();
});

it.each([
  ["ltr", "{ArrowRight}", "Slide 2 of 6"],
  ["ltr", "{ArrowLeft}", "Slide 6 of 6"],
  ["rtl", "{ArrowRight}", "Slide 6 of 6"],
  ["rtl", "{ArrowLeft}", "Slide 2 of 6"],
])("in %s text moves with %s, and moves focus along", async (dir, key, expected) => {
  await show({ dir });
  screen.getByRole("link", { name: "Article 1", exact: true }).element().focus();
  await userEvent.keyboard(key);
  await expect.poll(status).toBe(expected);
  await expect
    .element(screen.getByRole("link", { name: expected.replace(/Slide (.) .*/, "Article $1") }))
    .toHaveFocus();
});

it.each(["ltr", "rtl"])("in %s text centres the first slide where the server's HTML had it", async (dir) => {
  await show({ dir, centered: true, slides: { base: 3 } });
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const [first, viewport] = [
    slidesElement().firstElementChild,
    slidesElement().parentElement,
  ] as HTMLElement[];
  await expect.poll(() => Math.abs(middle(first as Element) - middle(viewport as Element))).toBeLessThan(2);

  slidesElement().style.transform = "";
  expect(Math.abs(middle(first as Element) - middle(viewport as Element))).toBeLessThan(2);
});

it("leaves the arrow keys to a slider inside a slide", async () => {
  screen = await render(
    <Carousel label="Cases">
      {[1, 2].map((key) => (
        <div key={key} role="slider" tabIndex={0} aria-label={`Case ${key}`} aria-valuenow={50} />
      ))}
    </Carousel>,
  );
  await expect.poll(() => slidesElement().style.transform).not.toBe("");
  screen.getByRole("slider", { name: "Case 1" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(status()).toBe("Slide 1 of 2");
});

it("shows at most ten dots, the current one always among them", async () => {
  await show({ count: 14 });
  const dots = () =>
    screen
      .getByRole("group", { name: "Choose slide, Articles" })
      .getByRole("button")
      .elements()
      .map((dot) => dot.getAttribute("aria-label"));
  expect(dots()).toHaveLength(10);
  expect(dots()[0]).toBe("Slide 1");

  await button("Previous slide").click();
  await expect.poll(() => dots().at(-1)).toBe("Slide 14");
  expect(dots()).toHaveLength(10);
  await expect.element(button("Slide 14")).toHaveAttribute("aria-current", "true");
  const { width, height } = button("Slide 14").element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

it.each([
  [{ slides: { base: 3 } }, ["1", "2", "3"], ["2", "3", "4"]],
  [{ slides: { base: 3 }, centered: true }, ["6", "1", "2"], ["1", "2", "3"]],
  [{ slides: { base: 1 } }, ["1"], ["2"]],
  [{ slides: { base: 3 }, loop: false, count: 4 }, ["1", "2", "3"], ["2", "3", "4"]],
])("makes the slides out of view inert with %j", async (props, before, after) => {
  await show(props);
  const links = () =>
    screen
      .getByRole("link", { name: /^Article/ })
      .elements()
      .filter((link) => !link.closest("[inert]"))
      .map((link) => link.textContent?.replace("Article ", ""));
  await expect.poll(() => links().toSorted()).toEqual(before.toSorted());
  await button("Next slide").click();
  await expect.poll(() => links().toSorted()).toEqual(after.toSorted());
});

it.each([
  ["ltr", "{ArrowRight}", "{ArrowLeft}"],
  ["rtl", "{ArrowLeft}", "{ArrowRight}"],
] as const)(
  "has one tab stop among its dots, from which arrow keys move on, in %s text",
  async (dir, on, back) => {
    await show({ dir, arrows: false, count: 14 });
    button("Slide 1").element().focus();
    await userEvent.keyboard(on);
    await expect.element(button("Slide 2")).toHaveFocus();
    await expect.element(button("Slide 2")).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard(`${back}${back}`);
    await expect.element(button("Slide 14")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole("link", { name: "Article 14" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Slide 14")).toHaveFocus();
  },
);

it("announces the slides in view by name", async () => {
  const names = ["Farida", "Sandeep", "Asha", "John"];
  screen = await render(
    <Carousel label="Reviews" noun="reviews" slides={{ base: 3 }}>
      {names.map((name) => (
        <p key={name} data-slide-name={name} style={{ height: 200 }}>
          Thank you.
        </p>
      ))}
    </Carousel>,
  );
  await expect.poll(status).toBe("3 of 4 reviews: Farida, Sandeep, Asha");
  await button("Next slide").click();
  await expect.poll(status).toBe("3 of 4 reviews: Sandeep, Asha, John");
});

it.each([
  [["Farida", "Sandeep", "Asha"], "2 of 3 slides: Farida, Sandeep"],
  [["Farida", "", "Asha"], "2 of 3 slides"],
])("names slides by their headings, unless one has none: %j", async (names, expected) => {
  screen = await render(
    <Carousel label="Reviews" slides={{ base: 2 }}>
      {names.map((name) => (
        <div key={name} style={{ height: 200 }}>
          {name && <h3>{name}</h3>}
        </div>
      ))}
    </Carousel>,
  );
  await expect.poll(status).toBe(expected);
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

it("moves after 10 seconds, even under a hovering pointer", async () => {
  stopTheClock();
  await show({ autoplay: 10_000 });
  slidesElement().dispatchEvent(new MouseEvent("mouseenter"));
  slidesElement().parentElement?.dispatchEvent(new MouseEvent("mouseenter"));
  vi.advanceTimersByTime(9_999);
  await twoFrames();
  expect(status()).toBe("Slide 1 of 6");
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(status).toBe("Slide 2 of 6");
});

it.each([
  ["Pause Articles", 10_000],
  ["Next slide, Articles", undefined],
])("is silent until a visitor has pressed %s", async (name, autoplay) => {
  const live = () => screen.container.querySelector("[data-slot=carousel-status]")?.getAttribute("role");
  await show({ autoplay });
  expect(live()).toBeNull();
  await button(name).click();
  await expect.poll(live).toBe("status");
});

it("stops for good when focus goes into it", async () => {
  stopTheClock();
  await show({ autoplay: 300 });
  screen.getByRole("link", { name: "Article 1" }).element().focus();
  await expect.element(button("Play Articles")).toBeVisible();
  const stoppedAt = status();
  screen.getByRole("link", { name: "Before" }).element().focus();
  vi.advanceTimersByTime(700);
  await twoFrames();
  expect(status()).toBe(stoppedAt);
});

it("starts paused for visitors who prefer less motion, and then jumps instead of gliding", async () => {
  preferLessMotion();
  stopTheClock();
  await show({ autoplay: 300 });
  await expect.element(button("Play Articles")).toBeVisible();
  vi.advanceTimersByTime(700);
  await twoFrames();
  expect(status()).toBe("Slide 1 of 6");

  const before = slidesElement().style.transform;
  await button("Next slide").click();
  await expect.poll(() => slidesElement().style.transform).not.toBe(before);
  const jumped = slidesElement().style.transform;
  await twoFrames();
  expect(slidesElement().style.transform).toBe(jumped);
});

it("has no controls when everything fits", async () => {
  screen = await render(
    <Carousel label="Articles" autoplay={10_000}>
      <p>The only article</p>
    </Carousel>,
  );
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

it("has this tab order: Pause, arrows, the slides in view, the current dot", async () => {
  await show({ autoplay: 10_000, slides: { base: 2 } });
  await expect.poll(() => slidesElement().children[2]?.matches("[inert]")).toBe(true);
  screen.getByRole("link", { name: "Before" }).element().focus();
  const seen: (string | null | undefined)[] = [];
  for (let step = 0; step < 6; step++) {
    await userEvent.tab();
    seen.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
  }
  const arrows = ["Previous slide, Articles", "Next slide, Articles"];
  expect(seen).toEqual(["Pause Articles", ...arrows, "Article 1", "Article 2", "Slide 1"]);
});

it.each(["{Enter}", " "])("moves again after %j on Play", async (key) => {
  stopTheClock();
  await show({ autoplay: 300 });
  button("Pause").element().focus();
  await userEvent.keyboard(key);
  await expect.element(button("Play")).toBeVisible();
  vi.advanceTimersByTime(700);
  await twoFrames();
  expect(status()).toBe("Slide 1 of 6");

  await userEvent.keyboard(key);
  await expect.element(button("Pause")).toHaveFocus();
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  await expect.poll(status).toBe("Slide 2 of 6");
});
