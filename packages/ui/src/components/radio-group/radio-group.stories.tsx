import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { RadioGroup, RadioGroupItem } from ".";

const meta = {
  title: "Components/Forms/RadioGroup",
  component: RadioGroup,
  argTypes: { defaultValue: { control: "inline-radio", options: ["kurla", "south-mumbai"] } },
  subcomponents: { RadioGroupItem },
  args: {
    label: "Which branch would you like to visit?",
    children: (
      <>
        <RadioGroupItem value="kurla" label="Kurla" />
        <RadioGroupItem value="south-mumbai" label="South Mumbai" />
      </>
    ),
  },
  parameters: {
    guide: {
      use: "For two to five answers that a visitor compares before choosing.",
      avoid: "For more: Select. For several at once: Checkbox. To change the page: Tabs.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the chosen answer, or to the first where none is chosen; then out of the group.",
        "↓ → ↑ ←": "Choose the next or previous answer, and wrap around.",
        Space: "Chooses the answer.",
      },
      accessibility: "Each line is a target of 44 px. An ErrorSummary may link to the group’s id.",
      look: "Round. The edge’s colour changes in `settle`.",
      words: "One to four words, explained by a hint. None chosen beforehand.",
      do: { WithHints: "What each answer means stands with it." },
      dont: { TooMany: "A long list to read; a Select takes one line." },
      related: ["Checkbox", "Select", "Field"],
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = {
  globals: { pseudo: { hover: ["[data-slot=radio-group-item][value=kurla]"] } },
};

export const Focus: Story = {
  globals: { pseudo: { focusVisible: ["[data-slot=radio-group-item][value=kurla]"] } },
};

export const WithHints: Story = {
  name: "Yes or no",
  args: {
    label: "Have you been to one of our branches before?",
    children: (
      <>
        <RadioGroupItem value="yes" label="Yes" hint="We have your records." />
        <RadioGroupItem value="no" label="No" hint="We ask about your health first." />
      </>
    ),
  },
};

export const Invalid: Story = { args: { required: true, error: "Please choose a branch." } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "kurla" } };

export const LongestText: Story = {
  args: {
    label: "Which of our two branches would you like to visit for the first appointment?",
    hint: "You can change it later, until the day before.",
    error: "Please choose a branch, or call us if you don’t know which is nearer.",
    required: true,
    children: (
      <>
        <RadioGroupItem
          value="kurla"
          label="Kurla, for adults and for children with special needs who want a quiet hour"
          hint="Step-free from the street, with a car park, ten minutes from Kurla station on foot"
        />
        <RadioGroupItem value="south-mumbai" label="South Mumbai" />
      </>
    ),
  },
  decorators: [inside("max-w-64")],
};

export const TooMany: Story = dont({
  label: "At what time?",
  children: Array.from({ length: 9 }, (_, index) => `${index + 10}.00`).map((time) => (
    <RadioGroupItem key={time} value={time} label={time} />
  )),
});
