import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  TeamLead,
  TeamLeadBody,
  TeamMember,
  TeamMore,
  TeamName,
  TeamSection,
  TeamTitle,
  TeamToggle,
} from ".";

const names = ["Dr Rohan Kulkarni", "Dr Farah Shaikh", "Dr Vikram Nair"];

const section = (
  <TeamSection aria-labelledby="team">
    <TeamLead>
      <TeamLeadBody>
        <TeamTitle id="team">The dentists who lead the clinic</TeamTitle>
        <TeamName>Dr Anahita Mistry</TeamName>
        <TeamToggle />
      </TeamLeadBody>
    </TeamLead>
    <TeamMore>
      {names.map((name) => (
        <TeamMember key={name}>
          <TeamName level={4}>{name}</TeamName>
        </TeamMember>
      ))}
    </TeamMore>
  </TeamSection>
);

it("shows the lead dentist, and the other three with Enter and with Space", async () => {
  const screen = await render(section);
  const toggle = screen.getByRole("button", { name: "Meet the team" });
  await expect.element(screen.getByRole("heading", { name: "Dr Anahita Mistry", level: 3 })).toBeVisible();
  for (const name of names) await expect.element(screen.getByText(name)).not.toBeVisible();

  await userEvent.tab();
  await expect.element(toggle).toHaveFocus();
  for (const key of ["{Enter}", " "]) {
    await userEvent.keyboard(key);
    await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
    for (const name of names) {
      await expect.element(screen.getByRole("heading", { name, level: 4 })).toBeVisible();
    }
    await userEvent.keyboard(key);
    await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
    for (const name of names) await expect.element(screen.getByText(name)).not.toBeVisible();
  }
});

it("is a region named after its heading", async () => {
  const screen = await render(section);
  await expect
    .element(screen.getByRole("region", { name: "The dentists who lead the clinic" }))
    .toBeInTheDocument();
});
