import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { TextArea } from ".";

const meta = {
  title: "Components/Forms/TextArea",
  component: TextArea,
  args: { label: "Message", limit: 120 },
  parameters: {
    guide: {
      use: "For messages.",
      avoid: "For one line: TextField. For what is asked during the visit: nothing.",
      keyboard: {
        Tab: "Moves to the control, and past it: it never inserts a tab.",
        Enter: "Begins a new line. It doesn’t send the form.",
      },
      accessibility: "The limit is part of the description; the count is announced when little is left.",
      look: "Radius `control`. The edge’s colour changes in `settle`.",
      words:
        "The label says in up to eight words what to write, the hint what helps: “What hurts, and since when?”",
      do: { Filled: "A question that can be answered in 120 characters." },
      dont: { AsksForALife: "It asks for a life’s story in 120 characters, and in a web form." },
      related: ["TextField", "Field", "EnquiryForm", "AppointmentForm"],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["textarea"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["textarea"] } } };

export const WithoutLimit: Story = { args: { limit: undefined } };

export const Filled: Story = { args: { defaultValue: "I have a toothache on the left side since Monday." } };

export const TooLong: Story = {
  args: {
    defaultValue:
      "I have had a toothache on the left side since Monday, and it is worse at night. I would like to come after six in the evening.",
    required: true,
    error: "Message should not exceed 120 characters",
  },
};

export const LongestText: Story = {
  args: {
    label: "What should we know before your visit, about you or about the person whom you bring along",
    hint: "For instance medicines, a fear of noise, or a wheelchair.",
    defaultValue: "Krankenversicherungsbescheinigungsformularausgabestelle",
  },
  decorators: [inside("max-w-64")],
};

export const AsksForALife: Story = dont({
  label: "Your complete medical history, with all treatments and medicines",
});
