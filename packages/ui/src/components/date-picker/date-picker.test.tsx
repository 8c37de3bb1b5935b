import { type ComponentProps, type FormEvent, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../i18n-provider";
import { DatePicker } from ".";

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

it("starts on today, and on the chosen day once there is one", async () => {
  await openByKeyboard();
  await expect.element(day("Today, Wednesday, 18 November 2026")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(input).toHaveValue("Thu, 19 November 2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(day("Thursday, 19 November 2026, chosen")).toHaveFocus();
});

it("moves by days, weeks, months and years, never before the first selectable day", async () => {
  const today = "Today, Wednesday, 18 November 2026";
  await openByKeyboard();
  await expect.element(day(today)).toHaveFocus();
  for (const [keys, expected] of [
    ["{ArrowRight}{ArrowRight}{ArrowLeft}", "Thursday, 19 November 2026"],
    ["{Home}", today],
    ["{ArrowDown}{ArrowDown}{ArrowUp}", "Wednesday, 25 November 2026"],
    ["{Home}", "Monday, 23 November 2026"],
    ["{End}", "Sunday, 29 November 2026"],
    ["{PageUp}", today],
    ["{PageDown}{PageDown}{PageUp}", "Friday, 18 December 2026"],
    ["{Shift>}{PageUp}{/Shift}", today],
    ["{Shift>}{PageDown}{PageDown}{PageUp}{/Shift}", "Thursday, 18 November 2027"],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(day(expected)).toHaveFocus();
  }
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

it("allows no day after the last, by pointer or keyboard", async () => {
  const onValueChange = vi.fn();
  await openByKeyboard({ value: "2028-11-17", getLastDay: () => "2028-11-18", onValueChange });
  await expect.element(day("Friday, 17 November 2028, chosen")).toHaveFocus();
  await expect.element(day("Sunday, 19 November 2028")).toBeDisabled();
  await expect
    .element(page.getByRole("button", { name: "Next month" }))
    .toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{PageDown}{ArrowRight}{ArrowDown}{Enter}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2028-11-18");
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

it("offers targets of at least 24 px on a narrow phone", async () => {
  await page.viewport(320, 700);
  await openByKeyboard();
  const { width, height } = day("Today, Wednesday, 18 November 2026").element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(24);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
  await page.viewport(1280, 900);
});

it("offers targets of 44 px on a usual phone", async () => {
  await page.viewport(390, 844);
  await openByKeyboard();
  const { width } = day("Today, Wednesday, 18 November 2026").element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(44);
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

const closed = {
  disabledDays: (day: string) =>
    new Date(day).getUTCDay() === 0 ? "The Kurla branch is closed on Sundays." : undefined,
};

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

it("names the time zone whose days are counted where the visitor's clock differs", async () => {
  await openByKeyboard({ timeZone: "Pacific/Kiritimati" });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      /Days are counted in Line Islands Time, by which today is Wednesday, 18 November\./,
    );
});

it("begins today in its time zone", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T20:00:00Z") });
  await openByKeyboard({ timeZone: "Asia/Kolkata", getToday: undefined });
  await expect.element(day("Today, Sunday, 22 November 2026")).toHaveFocus();
  await expect.element(day("Saturday, 21 November 2026")).toBeDisabled();
  vi.useRealTimers();
});

it("writes days and months in the words and numerals of its locale", async () => {
  await render(
    <I18nProvider locale="ar-EG">
      <Example value="2026-11-24" />
    </I18nProvider>,
  );
  await expect.element(input).toHaveValue("الثلاثاء، ٢٤ نوفمبر ٢٠٢٦");
  await input.click();
  const grid = page.getByRole("grid", { name: "نوفمبر ٢٠٢٦" });
  await expect.element(grid.getByText("٢٤", { exact: true })).toBeVisible();
});
