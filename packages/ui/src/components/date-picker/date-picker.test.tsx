import { type ComponentProps, type FormEvent, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { reduceMotion } from "../../../test/reduced-motion";
import { DatePicker } from ".";

reduceMotion();

const input = page.getByLabelText("Select Date");
const opener = page.getByRole("button", { name: /^(Choose|Change) date/ });
const dialog = page.getByRole("dialog");
const day = (words: string) => page.getByRole("button", { name: words });

function Example(props: Partial<ComponentProps<typeof DatePicker>>) {
  const [value, setValue] = useState("");
  return (
    <DatePicker
      label="Select Date"
      getToday={() => "2026-11-18"}
      value={value}
      {...props}
      onValueChange={(chosen) => {
        setValue(chosen);
        props.onValueChange?.(chosen);
      }}
    />
  );
}

/** 18 November 2026 is a Wednesday. */
async function openByKeyboard(props: Partial<ComponentProps<typeof DatePicker>> = {}) {
  await render(<Example {...props} />);
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("grid")).toBeVisible();
}

it("is read-only", async () => {
  await render(<Example />);
  await input.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(input).toHaveAttribute("readonly");
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard("2026-11-24");
  await expect.element(input).toHaveValue("");
});

it.each([
  ["the button", opener],
  ["the field itself", input],
])("opens the calendar with a click on %s", async (_, target) => {
  await render(<Example />);
  await target.click();
  await expect.element(dialog).toHaveAccessibleName("Choose a date");
});

it.each(["{Enter}", " ", "{Alt>}{ArrowDown}{/Alt}"])(
  "opens the calendar with %j in the field, without submitting the form",
  async (keys) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <Example />
        <button type="submit">Send</button>
      </form>,
    );
    (input.element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
    await expect.element(dialog).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect.element(input).toHaveFocus();
  },
);

it("says the chosen day when focus returns to the button", async () => {
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const change = page.getByRole("button", { name: "Change date, Wednesday 25 November 2026" });
  await expect.element(change).toHaveFocus();
});

it("starts on today, and on the chosen day once there is one", async () => {
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(input).toHaveValue("Thu, 19 November 2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(day("Thursday, 19 November 2026, chosen")).toHaveFocus();
});

it.each([
  ["{ArrowRight}", "one day on", "Thursday, 19 November 2026"],
  ["{ArrowRight}{ArrowRight}{ArrowLeft}", "one day back", "Thursday, 19 November 2026"],
  ["{ArrowDown}", "one week on", "Wednesday, 25 November 2026"],
  ["{ArrowDown}{ArrowDown}{ArrowUp}", "one week back", "Wednesday, 25 November 2026"],
  ["{End}", "the end of the week", "Sunday, 22 November 2026"],
  ["{ArrowDown}{Home}", "the start of the week", "Monday, 23 November 2026"],
  ["{PageDown}", "one month on", "Friday, 18 December 2026"],
  ["{PageDown}{PageDown}{PageUp}", "one month back", "Friday, 18 December 2026"],
  ["{Shift>}{PageDown}{/Shift}", "one year on", "Thursday, 18 November 2027"],
  ["{Shift>}{PageDown}{PageDown}{PageUp}{/Shift}", "one year back", "Thursday, 18 November 2027"],
  ["{ArrowRight}{ArrowRight}{Home}", "the first selectable", "Today, Wednesday, 18 November 2026"],
  ["{ArrowRight}{ArrowUp}", "the first selectable", "Today, Wednesday, 18 November 2026"],
  ["{ArrowRight}{PageUp}", "the first selectable", "Today, Wednesday, 18 November 2026"],
  ["{ArrowDown}{ArrowDown}{ArrowDown}{PageUp}", "the first selectable", "Today, Wednesday, 18 November 2026"],
  ["{PageDown}{Shift>}{PageUp}{/Shift}", "the first selectable", "Today, Wednesday, 18 November 2026"],
])("%s moves to %s day", async (keys, _, expected) => {
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(day(expected)).toHaveFocus();
});

it.each(["{Enter}", " "])("selects with %j, shows the day and returns focus", async (key) => {
  const onValueChange = vi.fn();
  await openByKeyboard({ onValueChange });
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.keyboard(`{ArrowDown}${key}`);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-25");
  await expect.element(input).toHaveValue("Wed, 25 November 2026");
  await expect.element(page.getByRole("button", { name: /^Change date/ })).toHaveFocus();
});

it.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["Cancel", () => page.getByRole("button", { name: "Cancel" }).click()],
])("cancels with %s, and returns focus", async (_, leave) => {
  const onValueChange = vi.fn();
  await openByKeyboard({ onValueChange });
  await userEvent.keyboard("{ArrowDown}");
  await leave();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(opener).toHaveFocus();
});

it("allows no day before today, by pointer or keyboard", async () => {
  const onValueChange = vi.fn();
  await openByKeyboard({ onValueChange });
  await expect.element(day("Tuesday, 17 November 2026")).toBeDisabled();
  await expect
    .element(page.getByRole("button", { name: "Previous month" }))
    .toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{ArrowLeft}{ArrowUp}{PageUp}{Enter}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-18");
});

it("changes the month with its buttons, and announces it", async () => {
  await openByKeyboard();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect.element(page.getByRole("grid", { name: "December 2026" })).toBeVisible();
  await expect.element(dialog.getByText("December 2026")).toHaveAttribute("aria-live", "polite");
});

it("keeps Tab inside the calendar", async () => {
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  const seen: (string | null)[] = [];
  for (let step = 0; step < 4; step++) {
    await userEvent.tab();
    seen.push(
      document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? null,
    );
  }
  expect(seen).toEqual(["Cancel", "Next month", "Today, Wednesday, 18 November 2026", "Cancel"]);
});

it("sends the day as YYYY-MM-DD under its name", async () => {
  const { container } = await render(
    <form>
      <DatePicker
        label="Select Date"
        name="date"
        value="2026-11-24"
        onValueChange={vi.fn()}
        getToday={() => "2026-11-18"}
      />
    </form>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([["date", "2026-11-24"]]);
});

it("reverses the arrow keys in right-to-left pages", async () => {
  document.documentElement.dir = "rtl";
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(day("Thursday, 19 November 2026")).toHaveFocus();
  document.documentElement.dir = "";
});

it("offers targets of at least 24 px on a narrow phone", async () => {
  await page.viewport(320, 700);
  await openByKeyboard();
  const { width, height } = day("Today, Wednesday, 18 November 2026").element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(24);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
  await page.viewport(1280, 900);
});

it("returns to its initial value when its form is reset", async () => {
  const screen = await render(
    <form>
      <Example />
      <button type="reset">Start again</button>
    </form>,
  );
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(input).toHaveValue("Wed, 18 November 2026");
  await screen.getByRole("button", { name: "Start again" }).click();
  await expect.element(input).toHaveValue("");
});

it("reads in the direction of the text around its field", async () => {
  await render(
    <div dir="rtl">
      <Example />
    </div>,
  );
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  expect(getComputedStyle(dialog.element()).direction).toBe("rtl");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(day("Thursday, 19 November 2026")).toHaveFocus();
});

it("keeps its own direction in a page that reads the other way", async () => {
  document.documentElement.dir = "rtl";
  await render(
    <div dir="ltr">
      <Example />
    </div>,
  );
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day("Thursday, 19 November 2026")).toHaveFocus();
  document.documentElement.dir = "";
});

it("names its button by the field's label", async () => {
  await render(<Example />);
  await expect.element(opener).toHaveAccessibleDescription("Select Date");
});

it("names its grid by the month, and its columns by the days of the week in full", async () => {
  await openByKeyboard();
  const grid = page.getByRole("grid", { name: "November 2026" });
  const columns = [...grid.element().querySelectorAll("th")].map((column) =>
    column.getAttribute("aria-label"),
  );
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  expect(columns).toEqual(days);
});

it("is a single tab stop: only the focused day can be reached by Tab", async () => {
  await openByKeyboard();
  const stops = () =>
    [...dialog.element().querySelectorAll("[role=grid] [tabindex='0']")].map((stop) => stop.textContent);
  expect(stops()).toEqual(["18"]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(stops).toEqual(["25"]);
});

it("marks the chosen day as selected, and no other", async () => {
  await openByKeyboard({ value: "2026-12-24" });
  const selected = [...dialog.element().querySelectorAll("[aria-selected=true]")];
  expect(selected.map((cell) => cell.textContent)).toEqual(["24"]);
});

it("opens at the month of the chosen day", async () => {
  await openByKeyboard({ value: "2027-02-09" });
  await expect.element(page.getByRole("grid", { name: "February 2027" })).toBeVisible();
});

it("keeps focus on the button that changes the month", async () => {
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  const next = page.getByRole("button", { name: "Next month" });
  next.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("grid", { name: "December 2026" })).toBeVisible();
  await expect.element(next).toHaveFocus();
});

it("crosses into the next month with the arrow keys", async () => {
  await openByKeyboard({ value: "2026-11-30" });
  await expect.element(day("Monday, 30 November 2026, chosen")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day("Tuesday, 1 December 2026")).toHaveFocus();
});

it("keeps to the last day of a shorter month", async () => {
  await openByKeyboard({ value: "2027-01-31" });
  await expect.element(day("Sunday, 31 January 2027, chosen")).toHaveFocus();
  await userEvent.keyboard("{PageDown}");
  await expect.element(day("Sunday, 28 February 2027")).toHaveFocus();
});

it("opens by no key, and is no tab stop, while it is disabled", async () => {
  await render(<Example disabled />);
  await expect.element(input).toBeDisabled();
  await expect.element(opener).toBeDisabled();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it("says that it is required, and what is wrong", async () => {
  await render(<Example required error="Date is required" />);
  await expect.element(input).toBeRequired();
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription("Date is required");
});

const closed = {
  disabledDays: [{ weekdays: ["sunday"], reason: "The Kurla branch is closed on Sundays." }],
} satisfies Partial<ComponentProps<typeof DatePicker>>;

const sunday = day("Sunday, 22 November 2026. The Kurla branch is closed on Sundays.");

it("lands on a disabled day, says why it can't be chosen, and doesn't choose it", async () => {
  const onValueChange = vi.fn();
  await openByKeyboard({ ...closed, onValueChange });
  await userEvent.keyboard("{End}");
  await expect.element(sunday).toHaveFocus();
  await expect.element(sunday).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(dialog.getByText("Sun, 22 Nov: The Kurla branch is closed on Sundays."))
    .toBeInTheDocument();
  await userEvent.keyboard("{Enter} ");
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-23");
});

it("shows why a disabled day can't be chosen when it is pressed, until another month is shown", async () => {
  await openByKeyboard(closed);
  await sunday.click({ force: true }); // Playwright waits for `aria-disabled` to end.
  const reason = dialog.getByText(/^Sun, 22 Nov/);
  await expect.element(reason).toBeVisible();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect.element(reason).not.toBeInTheDocument();
});

it("begins on today even if that is a disabled day", async () => {
  await openByKeyboard({ ...closed, getToday: () => "2026-11-22" });
  const today = day("Today, Sunday, 22 November 2026. The Kurla branch is closed on Sundays.");
  await expect.element(today).toHaveFocus();
});

it("names the time zone whose days are counted where the visitor's clock differs", async () => {
  await openByKeyboard({ timeZone: "Pacific/Kiritimati" });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      /Days are counted in Line Islands Time, by which today is Wednesday, 18 November\./,
    );
});

it("names no time zone where the visitor's clock shows the same time", async () => {
  await openByKeyboard({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  await expect.element(dialog).not.toHaveAccessibleDescription(/counted/);
});

it("begins today in its time zone", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T20:00:00Z") });
  await openByKeyboard({ timeZone: "Asia/Kolkata", getToday: undefined });
  await expect.element(day("Today, Sunday, 22 November 2026")).toHaveFocus();
  await expect.element(day("Saturday, 21 November 2026")).toBeDisabled();
  vi.useRealTimers();
});

it("writes days and months in the words and numerals of its locale", async () => {
  await openByKeyboard({ locale: "ar-EG", firstDayOfWeek: "saturday", value: "2026-11-24" });
  await expect.element(input).toHaveValue("الثلاثاء، ٢٤ نوفمبر ٢٠٢٦");
  const grid = page.getByRole("grid", { name: "نوفمبر ٢٠٢٦" });
  const columns = [...grid.element().querySelectorAll("th")];
  expect(columns[0]?.getAttribute("aria-label")).toBe("السبت");
  await expect.element(grid.getByText("٢٤", { exact: true })).toBeVisible();
});

it.each([
  [1, "Cancel"],
  [2, "the next month"],
])("cancels with Escape after %i presses of Tab, from %s", async (presses) => {
  const onValueChange = vi.fn();
  await openByKeyboard({ onValueChange });
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  for (let press = 0; press < presses; press++) await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(opener).toHaveFocus();
});

it("keeps Shift+Tab inside the calendar", async () => {
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole("button", { name: "Next month" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

it("goes with Tab to a day of the month that is shown", async () => {
  await openByKeyboard();
  page.getByRole("button", { name: "Next month" }).element().focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("grid", { name: "December 2026" })).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/December 2026$/);
  expect(document.activeElement?.closest("[role=grid]")).not.toBeNull();
});

it("keeps focus on the previous-month button at the first month", async () => {
  await openByKeyboard();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect.element(page.getByRole("grid", { name: "December 2026" })).toBeVisible();
  const previous = page.getByRole("button", { name: "Previous month" });
  previous.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("grid", { name: "November 2026" })).toBeVisible();
  await expect.element(previous).toHaveAttribute("aria-disabled", "true");
  await expect.element(previous).toHaveFocus();
});

it.each([
  ["2028-02-29", "{Shift>}{PageDown}{/Shift}", "Wednesday, 28 February 2029"],
  ["2026-12-31", "{ArrowRight}", "Friday, 1 January 2027"],
  ["2026-12-30", "{ArrowDown}", "Wednesday, 6 January 2027"],
  ["2027-01-01", "{ArrowLeft}", "Thursday, 31 December 2026"],
])("moves from %s with %s to %s", async (value, keys, expected) => {
  await openByKeyboard({ value });
  await expect.element(page.getByRole("button", { name: /, chosen$/ })).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(day(expected)).toHaveFocus();
});

it("marks only the new day when another is chosen", async () => {
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  for (const keys of ["{ArrowRight}{Enter}", "{ArrowDown}{Enter}"]) {
    await userEvent.keyboard(keys);
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: /, chosen$/ })).toHaveFocus();
  }
  const selected = [...dialog.element().querySelectorAll("[aria-selected=true]")];
  expect(selected.map((cell) => cell.textContent)).toEqual(["26"]);
});
