import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { Testimonials } from ".";

allowMotion();

const names = ["Anita", "Bela", "Chand", "Dev"];

it.each([
  ["texts", { testimonials: names.map((name) => ({ name, role: "", content: "" })) }, { testimonials: [] }],
  ["videos", { videos: names.map((name) => ({ id: name, title: name })) }, { videos: [] }],
])(
  "starts with the first group of %s, omits an empty one, and moves the selected one only",
  async (_, all, none) => {
    const screen = await render(
      <Testimonials
        title="What patients say"
        label="Testimonials"
        groups={[
          { name: "Mumbai", ...all },
          { name: "Other State", ...all },
          { name: "International", ...none },
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
  },
);
