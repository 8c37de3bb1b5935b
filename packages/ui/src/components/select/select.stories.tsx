import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Select } from ".";

const meta = {
  title: "Components/Forms/Select",
  component: Select,
  args: {
    label: "Department",
    children: ["Dental Nurse", "Dentist", "Marketing", "Others"].map((name) => (
      <option key={name}>{name}</option>
    )),
  },
  parameters: {
    guide: {
      use: "For 3 to 15 fixed answers.",
      avoid: "For two answers, or answers to explain: RadioGroup. To change the page: Tabs.",
      keyboard: {
        Tab: "Moves to the control.",
        "↓ ↑": "Selects the next or previous answer.",
        "A–Z": "Selects the next answer that begins with that letter.",
        Space: "Opens the list.",
        Esc: "Closes the list and keeps the answer.",
      },
      accessibility: "The browser’s own list. “Please choose” is empty, so that an answer is given.",
      look: "Radius `control`. The edge’s colour changes in `settle`; the list is the browser’s.",
      words: "One to four words, in an expected order; “Others” last.",
      do: { Default: "Four short answers." },
      dont: { TwoAnswers: "Two answers that take two clicks." },
      related: ["Field", "TextField", "Tabs", "CareerForm"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["select"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["select"] } } };

export const Chosen: Story = { name: "Dropdown with a choice", args: { defaultValue: "Dentist" } };

export const Required: Story = { args: { required: true, hint: "Where you would like to work." } };

export const Invalid: Story = { args: { required: true, error: "Please select a job department." } };

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  args: {
    label: "The department in which you would like to work, in Kurla or in South Mumbai",
    children: <option>Dental Nurse, with experience in the care of children with special needs</option>,
    defaultValue: "Dental Nurse, with experience in the care of children with special needs",
  },
  decorators: [inside("max-w-64")],
};

export const TwoAnswers: Story = dont({
  label: "Are you a patient of ours?",
  children: ["Yes", "No"].map((name) => <option key={name}>{name}</option>),
});
