import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { TextArea } from ".";

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "Message", limit: 120 },
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

export const TellsHowManyToRemove: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { limit: 10 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Message"), "Hello, clinic");
    await expect(canvas.getByLabelText("Message")).toHaveValue("Hello, clinic");
    await expect(canvas.getByText("3 characters too many: please remove 3")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("3 characters too many"), {
      timeout: 3000,
    });
  },
};

export const AsksForAMessage: Story = {
  args: { hint: "What hurts, and since when?" },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const AsksForALife: Story = {
  args: { label: "Your complete medical history, with all treatments and medicines" },
  parameters: { chromatic: { disableSnapshot: true } },
};
