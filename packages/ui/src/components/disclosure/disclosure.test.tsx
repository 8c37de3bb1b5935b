import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { press } from "../../fixtures/press";
import { Button } from "../button";
import { Disclosure, DisclosureContent, DisclosureTrigger } from ".";

const team = (
  <>
    <DisclosureTrigger asChild>
      <Button>Meet the team</Button>
    </DisclosureTrigger>
    <DisclosureContent>
      <a href="#lead">Lead dentist</a>
    </DisclosureContent>
  </>
);

it("toggles once for a held Enter and for Space, and keeps hidden content out of the tab order", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <>
      <Disclosure onOpenChange={onOpenChange}>{team}</Disclosure>
      <button type="button">After</button>
    </>,
  );
  const button = screen.getByRole("button", { name: "Meet the team" });
  const lead = screen.getByText("Lead dentist");
  await userEvent.tab();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");

  await userEvent.keyboard("{Enter>4/}");
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  await expect.element(lead).toBeVisible();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(lead.element().closest("[id]")).toHaveAttribute(
    "id",
    button.element().getAttribute("aria-controls"),
  );

  await userEvent.keyboard(" ");
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await expect.element(lead).not.toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

it("opens when find-in-page has found something in it", async () => {
  const opened = vi.fn();
  const screen = await render(<Disclosure onOpenChange={opened}>{team}</Disclosure>);
  const panel = screen.getByText("Lead dentist").element().closest("[data-slot=disclosure-content]");
  panel?.dispatchEvent(new Event("beforematch"));
  await expect.element(screen.getByText("Lead dentist")).toBeVisible();
  expect(opened).toHaveBeenCalledExactlyOnceWith(true);
});

it("opens and closes inside another one, which stays as it is", async () => {
  const screen = await render(
    <Disclosure defaultOpen>
      <DisclosureTrigger>More</DisclosureTrigger>
      <DisclosureContent>
        <Disclosure>{team}</Disclosure>
      </DisclosureContent>
    </Disclosure>,
  );
  const inner = screen.getByRole("button", { name: "Meet the team" });
  await press(inner);
  await expect.element(screen.getByText("Lead dentist")).toBeVisible();
  await press(inner);
  await expect.element(screen.getByText("Lead dentist")).not.toBeVisible();
  await expect.element(screen.getByRole("button", { name: "More" })).toHaveAttribute("aria-expanded", "true");
});

it("leaves the state to a parent that controls it", async () => {
  const screen = await render(<Disclosure open={false}>{team}</Disclosure>);
  await press(screen.getByRole("button", { name: "Meet the team" }));
  await expect.element(screen.getByText("Lead dentist")).not.toBeVisible();
});
