import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { portrait } from "../../fixtures/pictures";
import { StaffCarousel } from ".";

allowMotion();

it("shows the staff after View more, moving by themselves and with no face cut, and hides them again", async () => {
  await page.viewport(1440, 900);
  const members = ["Sunita", "Neil", "Ayesha"].map((name) => ({
    name,
    role: "Nurse",
    image: portrait(),
    alt: name,
  }));
  const screen = await render(
    <StaffCarousel label="Support staff" moreLabel="View more" lessLabel="View less" members={members} />,
  );
  await expect.element(screen.getByText("Sunita")).not.toBeVisible();
  await screen.getByRole("button", { name: "View more Support staff" }).click();
  await expect.element(screen.getByText("Sunita")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Pause Support staff" })).toBeVisible();

  const part = (slot: string) => [...screen.container.querySelectorAll(`[data-slot=${slot}]`)];
  const cut = () => {
    const [frame] = part("carousel-viewport").map((element) => element.getBoundingClientRect());
    const faces = part("card").map((card) => card.getBoundingClientRect());
    return frame && faces.filter(({ left, right }) => left < frame.left || right > frame.right).length;
  };
  await expect.poll(cut).toBe(0);
  await screen.getByRole("button", { name: /^Next slide/ }).click();
  await expect.element(screen.getByText("2 of 3", { exact: true })).toBeVisible();
  await expect.poll(cut).toBe(0);

  await screen.getByRole("button", { name: "View less Support staff" }).click();
  await expect.element(screen.getByText("Sunita")).not.toBeVisible();
  await page.viewport(1280, 900);
});
