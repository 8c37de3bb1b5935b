import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { framed } from "../../fixtures/framed";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { onDay } from "../../fixtures/on-day";
import { DatePicker } from ".";

const meta = {
  title: "Components/Forms/DatePicker",
  component: DatePicker,
  argTypes: { value: { control: false } },
  args: { label: "Select Date", value: "", onValueChange: console.log },
  beforeEach: () => onDay("2026-11-21"),
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <DatePicker {...args} value={value} onValueChange={setValue} />;
  },
  parameters: {
    guide: {
      use: "For a day in the future, such as that of a visit.",
      avoid: "For a birthday: TextField. For “this week or next”: Select.",
      keyboard: {
        Enter:
          "On “Choose date”: opens the calendar on the chosen day, or on today. So does Space. Tab passes the field.",
        "→ ←": "Moves one day forward or back; reversed in right-to-left text.",
        "↓ ↑": "Moves one week forward or back.",
        "Home End": "Moves to the Monday or the Sunday of the week.",
        "PageDown PageUp": "Moves one month forward or back.",
        "Shift PageDown PageUp":
          "Moves one year forward or back. No key goes further than the first and the last day that can be chosen.",
        "Enter Space": "On a day: selects it and closes the calendar.",
        "→ ← ↓ ↑": "Stop at a day that can’t be chosen, too: its name ends with the reason.",
        Tab: "Moves between the day, Cancel and the month buttons, and stays inside.",
        Esc: "Closes without changing the day.",
      },
      accessibility:
        "A day that can’t be chosen says why: one in `disabledDays` with its name, one that is past when it is tried.",
      look: "Radius `control` for field and days, `panel` for the dialog. Months change at once.",
      words: "Label: one to three words. A reason is a sentence: “The Kurla branch is closed on Sundays.”",
      do: { Default: "A day in the coming weeks takes a glance at the calendar and a click." },
      dont: { NotForABirthday: "Forty years of months to page through, for a date that anyone could type." },
      related: ["Field", "Dialog", "TextField", "AppointmentForm"],
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

export const LongestText: Story = {
  args: {
    label: "The day on which you would like to come for the first time, with or without your child",
    value: "2026-09-30",
  },
  beforeEach: () => onDay("2026-09-01"),
  decorators: [inside("max-w-64")],
};

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole("button", { name: /^(Choose|Change) date/ }));
  const grid = await screen.findByRole("grid");
  await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
}

const framedCalendar = framed("40rem");

export const OpenWithAChoice: Story = {
  tags: ["fullest"],
  args: { value: "2026-12-24" },
  parameters: framedCalendar,
  play: open,
};

export const LastDay: Story = {
  name: "With a last day",
  args: { getLastDay: () => new Date(Date.now() + 7 * 864e5).toISOString().slice(0, 10) },
  parameters: framedCalendar,
  play: open,
};

export const NotForABirthday: Story = dont({ label: "Date of birth", getToday: () => "1920-01-01" });

/** The calendar opens on today; `End` leads to Sunday. */
export const WithDisabledDays: Story = {
  tags: ["fullest"],
  args: {
    disabledDays: (day) =>
      new Date(day).getUTCDay() === 0 ? "The Kurla branch is closed on Sundays." : undefined,
  },
  parameters: framedCalendar,
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("{End}");
  },
};
