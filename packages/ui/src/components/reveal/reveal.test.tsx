import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { observed } from "../../../test/observed";
import { Reveal } from ".";

afterEach(() => vi.restoreAllMocks());

const farDown = (
  <div style={{ paddingBlock: "2000px" }}>
    <Reveal asChild>
      <section aria-label="Team">Two dentists</section>
    </Reveal>
  </div>
);

it("doesn't animate what is in the window from the start", async () => {
  const screen = await render(<Reveal>Two dentists</Reveal>);
  await observed(screen.getByText("Two dentists").element());
  await expect.element(screen.getByText("Two dentists")).toHaveAttribute("data-state", "here");
});

it("waits below the window, and settles within 1000 ms of being seen, once", async () => {
  const screen = await render(farDown);
  const team = screen.getByLabelText("Team");
  await expect.element(team).toHaveAttribute("data-state", "waiting");
  expect(getComputedStyle(team.element()).opacity).toBe("0");

  team.element().scrollIntoView();
  await expect.element(team).toHaveAttribute("data-state", "arrived");
  expect(getComputedStyle(team.element()).transitionDuration).toBe("1s");
  await expect.poll(() => getComputedStyle(team.element()).opacity).toBe("1");

  window.scrollTo(0, 0);
  await observed(team.element());
  await expect.element(team).toHaveAttribute("data-state", "arrived");
});

it("hides nothing from visitors who prefer less motion", async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("reduced-motion") ? ({ ...real(query), matches: true } as MediaQueryList) : real(query),
  );
  const screen = await render(farDown);
  await observed(screen.getByLabelText("Team").element());
  await expect.element(screen.getByLabelText("Team")).toHaveAttribute("data-state", "here");
});

it("shows a link as soon as the keyboard reaches it", async () => {
  const screen = await render(
    <div style={{ paddingBlock: "2000px" }}>
      <Reveal>
        <a href="#team">The team</a>
      </Reveal>
    </div>,
  );
  const reveal = screen.container.querySelector<HTMLElement>("[data-slot=reveal]");
  await expect.poll(() => reveal?.dataset.state).toBe("waiting");
  await userEvent.tab();
  await expect.element(screen.getByRole("link")).toHaveFocus();
  await expect.poll(() => reveal?.dataset.state).toBe("arrived");
});
