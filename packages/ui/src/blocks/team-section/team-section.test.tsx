import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { portrait } from "../../fixtures/pictures";
import { TeamSection } from ".";

it("shows the lead dentist, and the others on request", async () => {
  const [lead, other] = ["Dr Mistry", "Dr Nair"].map((name) => ({
    name,
    role: "Dentist",
    path: `/${name}`,
    portrait: { image: portrait(), alt: "" },
  }));
  if (!lead || !other) return;
  const screen = await render(
    <TeamSection title="Team" toggleLabel="Meet the team" lead={lead} others={[other]} />,
  );
  await expect.element(screen.getByRole("link", { name: "Dr Mistry" })).toBeVisible();
  await expect.element(screen.getByText("Dr Nair")).not.toBeVisible();
  await screen.getByRole("button", { name: "Meet the team", expanded: false }).click();
  await expect.element(screen.getByRole("heading", { name: "Dr Nair", level: 3 })).toBeVisible();
});
