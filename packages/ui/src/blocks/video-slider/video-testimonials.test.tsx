import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { VideoTestimonials } from "./video-testimonials";

allowMotion();

const videos = ["one", "two", "three"].map((id) => ({ id, title: `Video ${id}` }));

it("shows one video at a time, moving by itself", async () => {
  const screen = await render(
    <VideoTestimonials title="Told by patients" label="Testimonials" videos={videos} />,
  );
  const slide = screen.getByRole("group", { name: "1 of 3" }).element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(1, 1);
  await expect.element(screen.getByRole("button", { name: "Pause Testimonials" })).toBeVisible();
});
