import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { holdKey } from "../../fixtures/hold-key";
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

it("toggles with Enter and Space", async () => {
  const screen = await render(<Disclosure>{team}</Disclosure>);
  const button = screen.getByRole("button", { name: "Meet the team" });
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  button.element().focus();

  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByText("Lead dentist")).toBeVisible();

  await userEvent.keyboard(" ");
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await expect.element(screen.getByText("Lead dentist")).not.toBeVisible();
});

it("keeps hidden content out of the tab order", async () => {
  const screen = await render(
    <>
      <Disclosure>{team}</Disclosure>
      <button type="button">After</button>
    </>,
  );
  screen.getByRole("button", { name: "Meet the team" }).element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

it("references what it controls", async () => {
  const screen = await render(<Disclosure defaultOpen>{team}</Disclosure>);
  const controls = screen.getByRole("button").element().getAttribute("aria-controls");
  expect(document.getElementById(controls ?? "")?.textContent).toBe("Lead dentist");
});

it("opens when find-in-page has found something in it", async () => {
  const opened = vi.fn();
  const screen = await render(<Disclosure onOpenChange={opened}>{team}</Disclosure>);
  const panel = screen.getByText("Lead dentist").element().closest("[data-slot=disclosure-content]");
  panel?.dispatchEvent(new Event("beforematch"));
  await expect.element(screen.getByText("Lead dentist")).toBeVisible();
  expect(opened).toHaveBeenCalledExactlyOnceWith(true);
});

it("leaves the state to a parent that controls it", async () => {
  const screen = await render(<Disclosure open={false}>{team}</Disclosure>);
  await screen.getByRole("button", { name: "Meet the team" }).click();
  await expect.element(screen.getByText("Lead dentist")).not.toBeVisible();
});

it.each(["Enter", " "])("toggles once while %j is held down", async (key) => {
  const onOpenChange = vi.fn();
  const screen = await render(<Disclosure onOpenChange={onOpenChange}>{team}</Disclosure>);
  screen.getByRole("button", { name: "Meet the team" }).element().focus();
  await holdKey(key);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
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
  const outer = screen.getByRole("button", { name: "More" });
  const inner = screen.getByRole("button", { name: "Meet the team" });
  await inner.click();
  await expect.element(screen.getByText("Lead dentist")).toBeVisible();
  await inner.click();
  await expect.element(screen.getByText("Lead dentist")).not.toBeVisible();
  await expect.element(outer).toHaveAttribute("aria-expanded", "true");
});
