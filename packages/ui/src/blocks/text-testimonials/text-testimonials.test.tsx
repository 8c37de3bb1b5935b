import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { TextTestimonials } from ".";

allowMotion();

it("starts with the first group, omits an empty one, and moves the slider of the selected group only", async () => {
  const testimonials = ["Anita", "Bela", "Chand", "Dev"].map((name) => ({ name, role: "", content: "" }));
  const screen = await render(
    <TextTestimonials
      title="What patients say"
      label="Testimonials"
      groups={[
        { name: "Mumbai", testimonials },
        { name: "Other State", testimonials },
        { name: "International", testimonials: [] },
      ]}
    />,
  );
  const tabs = screen.getByRole("tab").elements();
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["Mumbai", "Other State"]);
  for (const name of ["Mumbai", "Other State"]) {
    await screen.getByRole("tab", { name }).click();
    const panel = screen.getByRole("tabpanel", { name });
    await expect.element(panel.getByRole("button", { name: `Pause Testimonials, ${name}` })).toBeVisible();
    expect(screen.container.querySelectorAll("[data-slot=carousel-pause]")).toHaveLength(1);
  }
});
