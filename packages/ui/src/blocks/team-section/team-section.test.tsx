import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { portrait } from "../../fixtures/pictures";
import { TeamSection } from ".";

const member = (name: string) => ({
  name,
  role: "Dentist",
  path: `/${name}`,
  portrait: { image: portrait(), alt: "" },
});

it("shows the lead dentist, and the others with Enter and with Space", async () => {
  const screen = await render(
    <TeamSection
      title="Team"
      lead={member("Dr Mistry")}
      others={[member("Dr Kulkarni"), member("Dr Nair")]}
    />,
  );
  const toggle = screen.getByRole("button", { name: "Meet the team" });
  await expect.element(screen.getByRole("link", { name: "Dr Mistry" })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(toggle).toHaveFocus();
  for (const key of ["{Enter}", " "]) {
    await expect.element(screen.getByText("Dr Nair")).not.toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole("heading", { name: "Dr Nair", level: 3 })).toBeVisible();
    await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(key);
  }
});
