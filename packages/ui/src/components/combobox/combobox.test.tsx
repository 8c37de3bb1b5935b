import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog, DialogContent, DialogTitle } from "../dialog";
import { Combobox } from ".";

const options = ["Braces", "Bridges", "Crowns"].map((label) => ({ label, value: label.toLowerCase() }));

function Treatment(props: Partial<ComponentProps<typeof Combobox>>) {
  return <Combobox label="Treatment" options={options} {...props} />;
}

const field = page.getByRole("combobox", { name: "Treatment" });
const list = page.getByRole("listbox", { name: "Treatment" });
const button = page.getByRole("button", { name: "Show all answers" });
const option = (name: string) => page.getByRole("option", { name });
const offered = () =>
  page
    .getByRole("option")
    .elements()
    .map(({ textContent }) => textContent);

/** The answer that a screen reader reads while focus stays in the field. */
function active() {
  const id = field.element().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : null;
}

it("is a closed list behind a field that its label names", async () => {
  await render(<Treatment hint="Or its nearest." required />);
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await expect.element(field).toHaveAttribute("aria-autocomplete", "list");
  await expect.element(field).toHaveAccessibleDescription("Or its nearest.");
  await expect.element(field).toBeRequired();
  await expect.element(list).not.toBeInTheDocument();
});

it("refers to its list, which has the name of the field", async () => {
  await render(<Treatment />);
  await button.click();
  await expect.element(list).toBeVisible();
  expect(field.element().getAttribute("aria-controls")).toBe(list.element().id);
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
});

it("offers the answers that contain what is typed, and says how many", async () => {
  await render(<Treatment />);
  await field.fill("BR");
  await expect.poll(offered).toEqual(["Braces", "Bridges"]);
  await expect.element(page.getByRole("status")).toHaveTextContent("2 answers");
  await field.fill("bra");
  await expect.element(page.getByRole("status")).toHaveTextContent("1 answer");
  await field.fill("x");
  await expect.element(page.getByRole("status")).toHaveTextContent("No matching answers.");
});

it("opens with the arrow keys, and moves through the answers and around", async () => {
  await render(<Treatment />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(active).toBe("Braces");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(active).toBe("Crowns");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(active).toBe("Braces");
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(active).toBe("Crowns");
  await expect.element(field).toHaveFocus();
});

it("opens at the last answer with ArrowUp", async () => {
  await render(<Treatment />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(active).toBe("Crowns");
});

it("opens at the chosen answer, with all others around it", async () => {
  await render(<Treatment defaultValue="bridges" />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(active).toBe("Bridges");
  expect(offered()).toEqual(["Braces", "Bridges", "Crowns"]);
});

it("opens with Alt+ArrowDown, and moves to no answer", async () => {
  await render(<Treatment />);
  await userEvent.tab();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.element(list).toBeVisible();
  expect(active()).toBeNull();
});

it("chooses with Enter, closes, and stays in the field", async () => {
  const onValueChange = vi.fn();
  const onSubmit = vi.fn((event) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Treatment onValueChange={onValueChange} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("cro{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("Crowns");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("crowns");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("chooses by a press, and keeps focus in the field", async () => {
  await render(<Treatment />);
  await button.click();
  await option("Bridges").click();
  await expect.element(field).toHaveValue("Bridges");
  await expect.element(field).toHaveFocus();
});

it("marks the chosen answer for the eye, and the active one for screen readers", async () => {
  await render(<Treatment defaultValue="bridges" />);
  await button.click();
  await expect.element(option("Bridges")).toHaveAttribute("data-state", "checked");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option("Crowns")).toHaveAttribute("aria-selected", "true");
});

it("closes with Escape and keeps the answer; a second Escape empties the field", async () => {
  const onValueChange = vi.fn();
  await render(<Treatment defaultValue="bridges" onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("Bridges");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("");
  await expect.poll(() => onValueChange.mock.calls).toEqual([[null]]);
});

it("chooses nothing when it loses focus, and shows what was chosen before", async () => {
  const onValueChange = vi.fn();
  await render(<Treatment defaultValue="bridges" onValueChange={onValueChange} />);
  await field.fill("cro");
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.tab();
  await expect.element(field).toHaveValue("Bridges");
  await expect.element(list).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});

it("chooses an answer that was typed in full", async () => {
  const onValueChange = vi.fn();
  await render(<Treatment onValueChange={onValueChange} />);
  await field.fill("crowns ");
  await userEvent.tab();
  await expect.element(field).toHaveValue("Crowns");
  await expect.poll(() => onValueChange.mock.calls).toEqual([["crowns"]]);
});

it("has no answer once the field has been emptied and left", async () => {
  const onValueChange = vi.fn();
  await render(<Treatment defaultValue="bridges" onValueChange={onValueChange} />);
  await field.fill("");
  await userEvent.tab();
  await expect.poll(() => onValueChange.mock.calls).toEqual([[null]]);
  await expect.element(field).toHaveValue("");
});

it("leaves Home and End to the text", async () => {
  await render(<Treatment />);
  await field.fill("br");
  await userEvent.keyboard("{Home}a{End}c");
  await expect.element(field).toHaveValue("abrc");
});

it("leaves the answer to a parent that controls it", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Treatment value="braces" onValueChange={onValueChange} />);
  await button.click();
  await option("Crowns").click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("crowns");
  await screen.rerender(<Treatment value="bridges" onValueChange={onValueChange} />);
  await expect.element(field).toHaveValue("Bridges");
});

it("is sent with its form as its value, and follows a reset", async () => {
  const screen = await render(
    <form>
      <Treatment name="treatment" defaultValue="bridges" />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.container.querySelector("form") as HTMLFormElement;
  const sent = () => new FormData(form).get("treatment");
  expect(sent()).toBe("bridges");
  await button.click();
  await option("Crowns").click();
  await expect.poll(sent).toBe("crowns");
  await screen.getByRole("button", { name: "Reset" }).click();
  await expect.element(field).toHaveValue("Bridges");
  await expect.poll(sent).toBe("bridges");
});

it("can't be opened while it is disabled", async () => {
  await render(<Treatment disabled />);
  await expect.element(field).toBeDisabled();
  await expect.element(button).toBeDisabled();
});

it("closes its list with the first Escape inside a dialog, and the dialog with the second", async () => {
  const onOpenChange = vi.fn();
  await render(
    <Dialog defaultOpen onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Book</DialogTitle>
        <Treatment />
      </DialogContent>
    </Dialog>,
  );
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(list).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("adds its error to a caller's aria-describedby", async () => {
  await render(
    <>
      <Treatment error="Please choose." aria-describedby="terms" />
      <p id="terms">We ask again.</p>
    </>,
  );
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription("Please choose. We ask again.");
});

it("has a button that opens and closes the list, refers to it, and is no tab stop", async () => {
  await render(<Treatment />);
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  expect(button.element().getAttribute("aria-controls")).toBe(list.element().id);
  await button.click();
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(button).not.toHaveFocus();
});

it("chooses nothing with Enter while no answer is active, and keeps what is typed", async () => {
  const onValueChange = vi.fn();
  await render(<Treatment onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard("cro{Enter}");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("cro");
  expect(onValueChange).not.toHaveBeenCalled();
});

it("has no active answer once typing goes on", async () => {
  await render(<Treatment />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(active).toBe("Braces");
  await userEvent.keyboard("b");
  await expect.element(field).toHaveValue("b");
  await expect.poll(active).toBeNull();
});

it("leaves ArrowLeft and ArrowRight to the text while an answer is active", async () => {
  await render(<Treatment />);
  await userEvent.tab();
  await userEvent.keyboard("br{ArrowDown}{ArrowLeft}a{ArrowRight}c");
  await expect.element(field).toHaveValue("barc");
});
