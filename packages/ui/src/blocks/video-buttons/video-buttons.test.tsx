import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { VideoButtons } from ".";

it("opens the video of the pressed button, and sends the video host no request before that", async () => {
  const screen = await render(
    <VideoButtons
      videos={[
        { id: "tour", title: "A walk through the clinic", label: "See the clinic" },
        { id: "day", title: "A day at work", label: "See a day" },
      ]}
      playerUrl={(id) => `data:text/html,${id}`}
    />,
  );
  expect(document.querySelector("iframe")).toBeNull();
  await screen.getByRole("button", { name: "See a day" }).click();
  await expect.element(page.getByRole("dialog", { name: "A day at work" })).toBeVisible();
  expect(document.querySelector("iframe")?.src).toBe("data:text/html,day");
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByRole("button", { name: "See a day" })).toHaveFocus();
});
