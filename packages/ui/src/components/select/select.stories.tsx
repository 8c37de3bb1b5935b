import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Select } from ".";

const meta = {
  title: "Components/Select",
  component: Select,
  args: {
    label: "Department",
    onChange: fn(),
    children: ["Dental Nurse", "Dentist", "Marketing", "Others"].map((name) => (
      <option key={name}>{name}</option>
    )),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["select"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["select"] } } };

export const Chosen: Story = { args: { defaultValue: "Dentist" } };

export const Required: Story = { args: { required: true, hint: "Where you would like to work." } };

export const Invalid: Story = { args: { required: true, error: "Please select a job department." } };

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  args: {
    label: "The department in which you would like to work, in Kurla or in South Mumbai",
    children: <option>Dental Nurse, with experience in the care of children with special needs</option>,
    defaultValue: "Dental Nurse, with experience in the care of children with special needs",
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

export const TakesAChoice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Department" });
    await userEvent.selectOptions(select, "Marketing");
    await expect(select).toHaveValue("Marketing");
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const FourAnswers: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const YesOrNo: Story = {
  args: {
    label: "Are you a patient of ours?",
    children: ["Yes", "No"].map((name) => <option key={name}>{name}</option>),
  },
  parameters: { chromatic: { disableSnapshot: true } },
};
