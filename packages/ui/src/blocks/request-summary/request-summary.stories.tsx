import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { RequestSummary } from ".";

const meta = {
  title: "Blocks/RequestSummary",
  tags: ["autodocs"],
  component: RequestSummary,
  parameters: {
    guide: {
      use: "In the confirmation of an AppointmentForm: what was asked for, to keep.",
      avoid: "Before the form is sent.",
      accessibility: "A definition list, and a link that saves a file.",
      words: "Terms: the words of the form’s fields.",
      do: { Default: "The words of the form." },
      dont: { OtherWords: "Other words than in the form: is it the same?" },
      related: ["Blocks/AppointmentForm"],
    } satisfies Guide,
  },
  args: {
    facts: [
      { term: "Name", value: "Asha Rao" },
      { term: "The day you would like", value: "Tuesday, 1 December 2026" },
    ],
    calendar: {
      name: "Add to your calendar",
      href: "data:text/calendar,",
      fileName: "appointment-request.ics",
    },
  },
} satisfies Meta<typeof RequestSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { facts: [{ term: "Client", value: "Asha Rao" }] },
};
