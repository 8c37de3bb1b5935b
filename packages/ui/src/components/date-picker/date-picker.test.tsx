import type { ComponentProps, FormEvent } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { controlled } from "../../fixtures/controlled";
import { press } from "../../fixtures/press";
import { I18nProvider } from "../i18n-provider";
import { DatePicker } from ".";
import { calendarModule } from "./calendar-module";

const input = page.getByRole("textbox", { name: "Select Date", includeHidden: true });
const opener = page.getByRole("button", { name: /^(Choose|Change) date/ });
const dialog = page.getByRole("dialog");
const day = (words: string) => page.getByRole("button", { name: words });

const Picker = controlled(DatePicker);

/** 18 November 2026 is a Wednesday. */
function Example(props: Partial<ComponentProps<typeof DatePicker>>) {
  return (
    <Picker label="Select Date" getToday={() => "2026-11-18"} value="" onValueChange={() => {}} {...props} />
  );
}

const today = day("Today, Wednesday, 18 November 2026");

async function openByKeyboard(example = <Example />) {
  const screen = await render(example);
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("grid")).toBeVisible();
  return screen;
}

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.style.fontSize = "";
  await page.viewport(1280, 900);
});

it("is one stop with what describes it; its field opens with Enter, Space and Alt + Down, and can't be typed in", async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Example error="Date is required" />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.tab();
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAccessibleDescription("Select Date Date is required");
  input.element().focus();
  await userEvent.keyboard("2026-11-24");
  for (const keys of ["{Enter}", " ", "{Alt>}{ArrowDown}{/Alt}"]) {
    await userEvent.keyboard(keys);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(input).toHaveFocus();
  }
  await expect.element(input).toHaveValue("");
  await expect.element(input).toHaveAttribute("readonly");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("starts on today, then on the chosen day, can be cleared, and returns focus however it is closed", async () => {
  const onValueChange = vi.fn();
  await openByKeyboard(<Example onValueChange={onValueChange} />);
  await expect.element(today).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(input).toHaveValue("Wed, 25 November 2026");
  await expect.element(page.getByRole("button", { name: /^Change date/ })).toHaveFocus();

  for (const close of [
    () => userEvent.keyboard("{Escape}"),
    () => press(page.getByRole("button", { name: "Cancel" })),
  ]) {
    await userEvent.keyboard("{Enter}");
    await expect.element(day("Wednesday, 25 November 2026, chosen")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-25");

  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toHaveAccessibleName("Select Date");
  await press(page.getByRole("button", { name: "Clear the date" }));
  await expect.element(input).toHaveValue("");
  await expect.element(page.getByRole("button", { name: "Choose date" })).toHaveFocus();
});

it("moves by day, month and year, in the direction of the text around its field, and announces the month that a button shows", async () => {
  await openByKeyboard(
    <div dir="rtl">
      <Example />
    </div>,
  );
  await expect.element(today).toHaveFocus();
  expect(getComputedStyle(dialog.element()).direction).toBe("rtl");
  for (const [keys, expected] of [
    ["{ArrowLeft}", "Thursday, 19 November 2026"],
    ["{PageDown}", "Saturday, 19 December 2026"],
    ["{Shift>}{PageDown}{/Shift}", "Sunday, 19 December 2027"],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(day(expected)).toHaveFocus();
    expect(page.getByRole("status").element()).toHaveAttribute("aria-live", "off");
  }
  await press(page.getByRole("button", { name: "Previous month" }));
  await expect.element(page.getByRole("status")).toMatchTextContent("November 2027");
  expect(page.getByRole("status").element()).toHaveAttribute("aria-live", "polite");
});

it("allows no day before today or after the last, by pointer or keyboard", async () => {
  const onValueChange = vi.fn();
  await openByKeyboard(<Example getLastDay={() => "2026-11-26"} onValueChange={onValueChange} />);
  for (const name of ["Previous month", "Next month"])
    await expect.element(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  for (const keys of ["{ArrowRight}{Home}", "{ArrowRight}{ArrowUp}", "{ArrowRight}{PageUp}", "{ArrowLeft}"]) {
    await userEvent.keyboard(keys);
    await expect.element(today).toHaveFocus();
  }
  for (const [name, reason] of [
    ["Friday, 27 November 2026", "Fri, 27 Nov: This day is too far ahead."],
    ["Tuesday, 17 November 2026", "Tue, 17 Nov: This day is past."],
  ] as const) {
    await expect.element(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-disabled");
    await day(name).click({ force: true }); // Playwright waits for `aria-disabled` to end.
    await expect.element(dialog.getByText(reason)).toBeVisible();
    // Of all days that are past, only the one that was tried says so.
    await expect.element(day(`${name}. ${reason.split(": ")[1]}`)).toHaveFocus();
  }
  await userEvent.keyboard("{PageDown}{ArrowRight}{Enter}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-26");
});

it("sends the day as YYYY-MM-DD under its name, and returns to the first one when its form is reset", async () => {
  const { container } = await openByKeyboard(
    <form>
      <Example name="date" value="2026-11-24" />
    </form>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  const sent = () => [...new FormData(form)];
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.poll(sent).toEqual([["date", "2026-11-25"]]);
  form.reset();
  await expect.poll(sent).toEqual([["date", "2026-11-24"]]);
});

it("offers targets of 44 px on a usual phone, and of at least 24 px on a narrow one, in twice the text size, too", async () => {
  await page.viewport(390, 844);
  await openByKeyboard();
  const box = (locator: Locator) => locator.element().getBoundingClientRect();
  expect([box(today).width >= 44, box(today).height >= 44]).toEqual([true, true]);
  await page.viewport(320, 700);
  for (const textSize of ["100%", "200%"]) {
    document.documentElement.style.fontSize = textSize;
    expect([box(today).width >= 24, box(today).height >= 44]).toEqual([true, true]);
    expect(box(day("Sunday, 29 November 2026")).right).toBeLessThanOrEqual(box(dialog).right);
    expect(box(page.getByRole("status")).left).toBeGreaterThanOrEqual(box(day("Previous month")).right);
    expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
  }
});

it("lands on a disabled day, says why it can't be chosen until another month is shown, and doesn't choose it", async () => {
  const onValueChange = vi.fn();
  const disabledDays = (day: string) => (new Date(day).getUTCDay() === 0 ? "We are closed." : undefined);
  await openByKeyboard(<Example disabledDays={disabledDays} onValueChange={onValueChange} />);
  const sunday = day("Sunday, 22 November 2026. We are closed.");
  const reason = dialog.getByText("Sun, 22 Nov: We are closed.");
  await userEvent.keyboard("{End}");
  await expect.element(sunday).toHaveFocus();
  await expect.element(sunday).toHaveAttribute("aria-disabled", "true");
  await expect.element(reason).toBeVisible();
  await userEvent.keyboard("{Enter} ");
  await press(page.getByRole("button", { name: "Next month" }));
  await expect.element(reason).not.toBeInTheDocument();
  await press(page.getByRole("button", { name: "Previous month" }));
  await sunday.click({ force: true }); // Playwright waits for `aria-disabled` to end.
  await expect.element(reason).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});

it("begins today in its time zone, and names that where the visitor's clock differs", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T20:00:00Z") });
  await openByKeyboard(<Example timeZone="Pacific/Kiritimati" getToday={undefined} />);
  await expect.element(day("Today, Sunday, 22 November 2026")).toHaveFocus();
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/Today is Sunday, 22 November 2026 \(Line Islands Time\)\./);
});

it("writes days and months in the words and numerals of its locale", async () => {
  await openByKeyboard(
    <I18nProvider locale="ar-EG">
      <Example value="2026-11-24" />
    </I18nProvider>,
  );
  await expect.element(input).toHaveValue("الثلاثاء، ٢٤ نوفمبر ٢٠٢٦");
  const grid = page.getByRole("grid", { name: "نوفمبر ٢٠٢٦" });
  await expect.element(grid.getByText("٢٤", { exact: true })).toBeVisible();
});

it("says that the calendar could not be loaded, and tries again", async () => {
  const offline = vi.spyOn(calendarModule, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  await render(<Example />);
  await press(opener);
  await expect.element(page.getByRole("status")).toMatchTextContent("The calendar could not be loaded.");
  await expect.element(page.getByRole("dialog")).toHaveFocus();
  offline.mockRestore();
  await press(page.getByRole("button", { name: "Try again" }));
  await expect.element(today).toHaveFocus();
});
