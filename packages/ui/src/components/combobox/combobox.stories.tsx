import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import type { Guide } from "../../../docs";
import { Combobox } from ".";

const treatments = [
  "Braces and aligners",
  "Bridges",
  "Crowns",
  "Dental implants",
  "Dentures",
  "Fillings",
  "Gum treatment",
  "Root canal treatment",
  "Sealants",
  "Teeth whitening",
  "Veneers",
  "Wisdom teeth",
];

const meta = {
  title: "Components/Combobox",
  tags: ["autodocs"],
  component: Combobox,
  args: {
    label: "Treatment",
    options: treatments.map((label) => ({ label, value: label.toLowerCase().replaceAll(" ", "-") })),
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: ["For more than 15 fixed answers whose names a visitor knows: the treatment, the country."],
      avoid: [
        "For fewer answers: use Select, which is the browser’s own, or RadioGroup.",
        "To search a site: use SearchDialog, whose results are links with a text each.",
        "For answers that nobody has thought of: use TextField.",
      ],
      states: "stack",
      keyboard: {
        "A–Z": "Show the answers that contain the letters.",
        "↓ ↑": "Show the list; in it, move to the next or previous answer, and wrap around.",
        Enter: "Chooses the answer. While the list is closed it sends the form.",
        Esc: "Closes the list; pressed again, empties the field.",
        "Home End": "Move to the start or end of the text.",
        Tab: "Leaves the field, and chooses nothing.",
      },
      accessibility: [
        "Focus stays in the field; the answer that the arrow keys are on is its active descendant. The number of answers is announced as it changes.",
        "Leaving chooses only an answer that was typed in full; any other text is replaced by what was chosen before.",
        "Inside a dialog, Esc closes the list first.",
      ],
      words: [
        "Answers: one to four words, each different from its beginning, in alphabetical order.",
        "`messages` says it in other words in one place; a language’s are the `I18nProvider`’s.",
      ],
      do: { Open: "Names that visitors know." },
      dont: { TooFew: "Three answers fit on the page." },
      related: [
        "Components/Select",
        "Components/RadioGroup",
        "Components/Field",
        "Components/TextField",
        "Blocks/SearchDialog",
      ],
    } satisfies Guide,
    docs: { story: { height: "28rem" } },
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

export const Chosen: Story = { args: { defaultValue: "veneers" } };

export const Open: Story = {
  tags: ["fullest"],
  args: { defaultValue: "crowns" },
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <div className="min-h-100">
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show all answers" }));
    await expect(canvas.getByRole("option", { name: "Crowns" })).toBeVisible();
  },
};

export const Typed: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: Open.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "den");
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
  },
};

export const NoAnswerFits: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: Open.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "x-ray");
    await expect(within(canvas.getByRole("status")).getByText("No matching answers.")).toBeInTheDocument();
  },
};

export const Required: Story = { args: { required: true, hint: "What you would like to talk about." } };

export const Invalid: Story = { args: { required: true, error: "Please choose a treatment." } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "veneers" } };

export const LongestText: Story = {
  args: {
    label: "The treatment that you would like to talk about at your first appointment",
    hint: "If you don’t know its name, choose the one that comes nearest.",
    options: [{ value: "all", label: "A full set of teeth on four or six implants, in one or both jaws" }],
    defaultValue: "all",
    required: true,
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

export const TooFew: Story = {
  args: {
    label: "Branch",
    options: ["Kurla", "South Mumbai"].map((name) => ({ value: name, label: name })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
};
