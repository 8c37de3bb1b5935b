import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { Select } from ".";

const meta = {
  title: "Components/Select",
  tags: ["autodocs"],
  component: Select,
  args: {
    label: "Department",
    onChange: fn(),
    children: ["Dental Nurse", "Dentist", "Marketing", "Others"].map((name) => (
      <option key={name}>{name}</option>
    )),
  },
  parameters: {
    guide: {
      use: [
        "For 3 to 15 fixed answers: the job department, with Dental Nurse, Dentist, Marketing and Others (specification, section 5).",
      ],
      avoid: [
        "For two answers, or where an answer needs an explanation: show them all.",
        "For a choice that changes the page: use Tabs.",
      ],
      keyboard: {
        Tab: "Moves to the control.",
        "↓ ↑": "Selects the next or previous answer.",
        "A–Z": "Selects the next answer that begins with that letter.",
        Space: "Opens the list.",
        Esc: "Closes the list and keeps the answer.",
      },
      accessibility: [
        "The label names the control; hint and error describe it. All of it is in the server’s HTML.",
        "The browser’s own list is what screen readers, voice control and phones know best: no list of our own.",
        "“Please choose” has an empty value, so that a required answer is really given.",
      ],
      words: [
        "Answers: one to four words, without a full stop, in an order that a visitor expects; “Others” last.",
        "Nothing chosen: “Please select a job department.” (specification, section 5).",
      ],
      do: { FourAnswers: "Four short answers." },
      dont: { YesOrNo: "Two answers that take two clicks." },
      related: ["Components/Field", "Components/TextField", "Components/Tabs", "Blocks/CareerForm"],
    } satisfies Guide,
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

export const FourAnswers: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const YesOrNo: Story = {
  args: {
    label: "Are you a patient of ours?",
    children: ["Yes", "No"].map((name) => <option key={name}>{name}</option>),
  },
  parameters: { chromatic: { disableSnapshot: true } },
};
