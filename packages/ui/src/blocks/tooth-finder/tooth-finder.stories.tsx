import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inContainer } from "../../fixtures/inside";
import { ToothFinder } from ".";

const names = [
  "Middle incisor",
  "Side incisor",
  "Canine",
  "First small back tooth",
  "Second small back tooth",
  "First molar",
  "Second molar",
  "Wisdom tooth",
];

const arch = {
  label: "Upper teeth, from your right to your left",
  hint: "Touch a tooth",
  sides: { right: "upper right", left: "upper left" },
};

const meta = {
  title: "Blocks/Home/ToothFinder",
  component: ToothFinder,
  parameters: {
    guide: {
      use: "For visitors who know where it hurts and not what it is called. It brings no gutter: put it into a `Container` (Section).",
      avoid: "For milk teeth, the lower jaw, or a form: nothing here is sent.",
      keyboard: {
        Tab: "Moves to the field, to the teeth as one stop, and to the links of the panel in view.",
        "← → ↑ ↓": "Moves along the arch and chooses the tooth.",
        "Enter Space": "Follows a link, or leads back to the first panel.",
      },
      accessibility: "Native radio buttons with names, at least 24 px wide at 320 px.",
      words: "A choice says what the visitor sees or feels, its help what can be done.",
      do: { Chosen: "What a visitor would say." },
      dont: { Diagnosis: "What only a dentist can find." },
      related: ["EmergencyNotice", "SearchDialog", "RadioGroup"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    id: "teeth",
    title: "What brings you here?",
    text: "Touch a tooth, or type what troubles you.",
    field: { label: "What hurts?", hint: "For instance: cold water, broken corner" },
    arch,
    concerns: {
      title: "Or choose a concern",
      choices: [
        { name: "Pain or swelling", path: "#pain" },
        { name: "My child", path: "#child" },
      ],
    },
    teeth: names.map((name, index) => ({
      name,
      choices: [
        {
          name: "It stings with sweet things",
          path: `#tooth-${index + 1}`,
          help: "We fill a hole while it is small.",
        },
      ],
    })),
    troubles: "what can go wrong, and what can be done",
    when: { title: "When to come", text: "Call us straight away if pain keeps you awake." },
    back: "Back to all concerns",
  },
  decorators: [inContainer("py-8")],
} satisfies Meta<typeof ToothFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A tooth is chosen, and its panel has taken the place of the concerns. */
export const Chosen: Story = {
  tags: ["fullest"],
  play: ({ canvas }) => canvas.getByRole("radio", { name: "First molar, upper right 16" }).click(),
};

/** What was typed belongs to four teeth. */
export const Found: Story = {
  args: {
    field: { label: "What hurts?", defaultValue: "sweet" },
    found: {
      title: "What comes closest to your words",
      choices: [
        { name: "It stings with sweet or cold things", path: "#sweet", help: "First small back tooth" },
      ],
    },
    foundTeeth: [4, 7],
  },
};

export const Mirrored: Story = { globals: { direction: "rtl" } };

export const Diagnosis: Story = dont({
  concerns: { title: "What you have", choices: [{ name: "Irreversible pulpitis", path: "#pulpitis" }] },
});
