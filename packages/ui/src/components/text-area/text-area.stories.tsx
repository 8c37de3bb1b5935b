import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { TextArea } from ".";

const meta = {
  title: "Components/TextArea",
  tags: ["autodocs"],
  component: TextArea,
  args: { label: "Message", limit: 120 },
  parameters: {
    guide: {
      use: ["For messages: at most 120 characters (specification, section 9)."],
      avoid: [
        "For an answer of one line: use TextField.",
        "For what the clinic asks during the visit: leave it out.",
      ],
      keyboard: {
        Tab: "Moves to the control, and past it: it never inserts a tab.",
        Enter: "Begins a new line. It doesn’t send the form.",
      },
      accessibility: [
        "The label names the control; hint and error describe it. All of it is in the server’s HTML.",
        "The limit is part of the description. The count is announced after 1000 ms of quiet, and only when fewer than 20 characters are left.",
      ],
      words: [
        "The label says what to write, the hint what helps: “What hurts, and since when?”",
        "“12 characters too many: please remove 12” says what to do. The error is “Message should not exceed 120 characters”.",
      ],
      do: { AsksForAMessage: "A question that can be answered in 120 characters." },
      dont: { AsksForALife: "It asks for a life’s story in 120 characters, and in a web form." },
      related: ["Components/TextField", "Components/Field", "Blocks/EnquiryForm", "Blocks/AppointmentForm"],
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

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  args: {
    label: "What should we know before your visit, about you or about the person whom you bring along",
    hint: "For instance medicines, a fear of noise, or a wheelchair.",
    defaultValue: "Krankenversicherungsbescheinigungsformularausgabestelle",
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

export const AsksForAMessage: Story = {
  args: { hint: "What hurts, and since when?" },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const AsksForALife: Story = {
  args: { label: "Your complete medical history, with all treatments and medicines" },
  parameters: { chromatic: { disableSnapshot: true } },
};
