import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import type { Guide } from "../../../docs";
import { framed } from "../../fixtures/framed";
import { DatePicker } from ".";

function Stateful(props: ComponentProps<typeof DatePicker>) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onValueChange={(day) => {
        setValue(day);
        props.onValueChange(day);
      }}
    />
  );
}

const meta = {
  title: "Components/DatePicker",
  tags: ["autodocs"],
  component: DatePicker,
  // Calendars of other languages: the toolbar.
  argTypes: { value: { control: false }, locale: { control: false }, firstDayOfWeek: { control: false } },
  args: { label: "Select Date", value: "", onValueChange: fn(), getToday: () => "2026-11-21" },
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      use: ["For a day in the future, such as that of a visit."],
      avoid: [
        "For a date people know by heart, such as a birthday: typing it in a TextField is faster.",
        "For a time of day: the clinic agrees on one when it calls back.",
        "For “this week or next”: use Select.",
      ],
      keyboard: {
        Enter:
          "In the field, and on “Choose date”: opens the calendar on the chosen day, or on today. So do Space and, in the field, Alt + ↓.",
        "→ ←": "Moves one day forward or back; reversed in right-to-left text.",
        "↓ ↑": "Moves one week forward or back.",
        "Home End": "Moves to the Monday or the Sunday of the week.",
        "PageDown PageUp": "Moves one month forward or back.",
        "Shift PageDown PageUp":
          "Moves one year forward or back. No key goes further back than the first selectable day.",
        "Enter Space": "On a day: selects it and closes the calendar.",
        "→ ← ↓ ↑": "Stop at a day that can’t be chosen, too: its name ends with the reason.",
        Tab: "Moves between the day, Cancel and the month buttons, and stays inside.",
        Esc: "Closes without changing the day.",
      },
      accessibility: [
        "Each day is named in full: “Tuesday, 24 November 2026”. The month is announced when it changes.",
        "A day in `disabledDays` is crossed out and keeps its focus; screen readers hear the reason after the date, and it is written below the month while the day has focus or is pointed at. Days before the first one are passed over.",
        "Where the visitor’s clock differs from `timeZone`, the calendar says which zone’s days are counted and which day it is there.",
        "The calendar is loaded when a visitor reaches for it. Where that fails, it says so and offers to try again.",
        "Label, hint and error are tied to the control in the server’s HTML. Days are at least 24 px wide in a window of 320 px, and 44 px high. A form’s reset restores the first value.",
      ],
      words: [
        "The label is “Select Date” (specification, section 2). Without a day the message is “Date is required” (section 5).",
        "A reason is a sentence of its own, with who is closed and when: “The Kurla branch is closed on Sundays.”",
        "Days are written in words, so that nobody has to guess which number is the month.",
      ],
      do: { ForAVisit: "A day in the coming weeks takes a glance at the calendar and a click." },
      dont: { ForABirthday: "Forty years of months to page through, for a date that anyone could type." },
      related: ["Components/Field", "Components/Dialog", "Components/TextField", "Blocks/AppointmentForm"],
    } satisfies Guide,
  },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

export const Default: Story = {};

/** The field takes a click as the button does. */
export const Hover: Story = { globals: { pseudo: { hover: ["input", "button"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["button"] } } };

export const Chosen: Story = { args: { value: "2026-11-24" } };

export const Invalid: Story = { args: { required: true, error: "Date is required" } };

export const Disabled: Story = { args: { disabled: true, value: "2026-11-24" } };

export const WithHint: Story = {
  args: { required: true, hint: "We are closed on Sundays and on 26 January, 15 August and 2 October." },
};

const closedDays = {
  disabledDays: [
    { dates: ["2026-12-25"], reason: "Both branches are closed on Christmas Day." },
    { weekdays: ["sunday"], reason: "The Kurla branch is closed on Sundays." },
  ],
} satisfies Story["args"];

export const LongestText: Story = {
  args: {
    label: "The day on which you would like to come for the first time, with or without your child",
    value: "2026-09-30",
    getToday: () => "2026-09-01",
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole("button", { name: /^(Choose|Change) date/ }));
  await screen.findByRole("grid");
}

const framedCalendar = framed("40rem");

export const Open: Story = {
  parameters: framedCalendar,
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole("button", { name: /^Today, / })).toHaveFocus());
  },
};

export const OpenWithAChoice: Story = {
  tags: ["fullest"],
  args: { value: "2026-12-24" },
  parameters: framedCalendar,
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole("grid", { name: "December 2026" })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Thursday, 24 December 2026, chosen" })).toHaveFocus(),
    );
  },
};

export const ForAVisit: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const ForABirthday: Story = {
  args: { label: "Date of birth", getToday: () => "1920-01-01" },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The calendar opens on today; `End` leads to Sunday. */
export const WithDisabledDays: Story = {
  tags: ["fullest"],
  args: closedDays,
  parameters: framedCalendar,
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole("button", { name: /^Today, / })).toHaveFocus());
    await context.userEvent.keyboard("{End}");
    const reason = "The Kurla branch is closed on Sundays.";
    await expect(screen.getByRole("button", { name: `Sunday, 22 November 2026. ${reason}` })).toHaveFocus();
    await expect(screen.getByText(`Sun, 22 Nov: ${reason}`)).toBeVisible();
  },
};

/** Kiribati’s clock is ahead of every visitor’s but its own. */
export const InAnotherTimeZone: Story = {
  args: { timeZone: "Pacific/Kiritimati" },
  parameters: framedCalendar,
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText(/by which today is Saturday, 21 November/)).toBeVisible();
  },
};

/** Dates follow the locale; the week begins on Saturday. */
export const InArabic: Story = {
  args: { value: "2026-11-24", locale: "ar-EG", firstDayOfWeek: "saturday" },
  parameters: framedCalendar,
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Stateful {...args} />
    </div>
  ),
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole("grid", { name: "نوفمبر ٢٠٢٦" })).toBeVisible();
  },
};
