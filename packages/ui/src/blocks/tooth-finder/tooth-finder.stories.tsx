import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import type { Guide } from "../../../docs";
import { Button } from "../../components/button";
import { Heading } from "../../components/heading";
import { Container } from "../../components/section";
import { rightToLeft } from "../../fixtures/right-to-left";
import {
  ToothArch,
  ToothFinder,
  ToothFinderChoice,
  ToothFinderChoices,
  ToothFinderField,
  ToothFinderFound,
  ToothFinderHead,
  ToothFinderPanel,
  ToothFinderPanels,
  type ToothNumber,
} from ".";

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
  names,
  sides: { right: "upper right", left: "upper left" },
};

const panels = (
  <>
    <ToothFinderPanel>
      <Heading level={3}>Or choose a concern</Heading>
      <ToothFinderChoices className="mt-3">
        <ToothFinderChoice>
          <a href="#pain">Pain or swelling</a>
        </ToothFinderChoice>
        <ToothFinderChoice>
          <a href="#child">My child</a>
        </ToothFinderChoice>
      </ToothFinderChoices>
    </ToothFinderPanel>
    {names.map((name, index) => (
      <ToothFinderPanel key={name} tooth={(index + 1) as ToothNumber}>
        <Heading level={3}>{name}</Heading>
        <ToothFinderChoices className="mt-3">
          <ToothFinderChoice help="We fill a hole while it is small.">
            <a href={`#tooth-${index + 1}`}>It stings with sweet things</a>
          </ToothFinderChoice>
        </ToothFinderChoices>
        <Button type="reset" variant="quiet" size="small">
          Back to all concerns
        </Button>
      </ToothFinderPanel>
    ))}
  </>
);

/** What a finger meets: the radio button itself lies below it. */
function drawingOf(radio: HTMLElement) {
  const target = radio.parentElement?.querySelector(".tooth-target");
  if (!target) throw new Error("The tooth isn't drawn.");
  return target;
}

const meta = {
  title: "Blocks/ToothFinder",
  tags: ["autodocs"],
  component: ToothFinder,
  subcomponents: {
    ToothArch,
    ToothFinderHead,
    ToothFinderField,
    ToothFinderPanels,
    ToothFinderPanel,
    ToothFinderChoices,
    ToothFinderChoice,
    ToothFinderFound,
  },
  parameters: {
    guide: {
      use: ["Once, on the home page, for visitors who know where it hurts and not what it is called."],
      avoid: [
        "For milk teeth or the lower jaw: the outlines are those of the sixteen permanent upper teeth.",
        "For a form that records which tooth it is: nothing here is sent.",
      ],
      keyboard: {
        Tab: "Moves to the field, to the teeth as one stop, and to the links of the panel in view.",
        "← → ↑ ↓": "Moves along the arch and chooses the tooth.",
        "Enter Space": "Follows a link, or leads back to the first panel.",
      },
      accessibility: [
        "The teeth are native radio buttons with names (“First molar, upper right 16”): a choice needs no scripts.",
        "A target reaches from lip to palate: at least 24 px at a width of 320 px.",
        "Panels out of view are hidden from everybody. What answers typed words is read out.",
      ],
      words: [
        "A choice says what the visitor sees or feels and its help what can be done: never a diagnosis.",
      ],
      do: { Chosen: "What a visitor would say." },
      dont: { Diagnosis: "What only a dentist can find." },
      related: ["Blocks/EmergencyNotice", "Blocks/SearchDialog", "Components/RadioGroup"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    onWordsChange: fn(),
    children: (
      <>
        <ToothFinderHead>
          <Heading>What brings you here?</Heading>
          <p className="mt-4">Touch a tooth, or type what troubles you.</p>
        </ToothFinderHead>
        <ToothFinderField label="What hurts?" hint="For instance: cold water, broken corner" />
        <ToothArch {...arch} />
        <ToothFinderPanels>{panels}</ToothFinderPanels>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container className="py-8">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ToothFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A tooth is chosen, and its panel has taken the place of the concerns. */
export const Chosen: Story = {
  tags: ["fullest"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(drawingOf(canvas.getByRole("radio", { name: "First molar, upper right 16" })));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "It stings with sweet things" })).toBeVisible(),
    );
    await expect(canvas.queryByRole("link", { name: "Pain or swelling" })).not.toBeInTheDocument();
  },
};

/** What was typed belongs to four teeth. */
export const Found: Story = {
  args: {
    words: "sweet",
    children: (
      <>
        <ToothFinderHead>
          <Heading>What brings you here?</Heading>
        </ToothFinderHead>
        <ToothFinderField label="What hurts?" defaultValue="sweet" />
        <ToothArch {...arch} found={[4, 7]} />
        <ToothFinderPanels>
          {panels}
          <ToothFinderFound>
            <Heading level={3}>What comes closest to your words</Heading>
            <ToothFinderChoices className="mt-3">
              <ToothFinderChoice help="First small back tooth">
                <a href="#sweet">It stings with sweet or cold things</a>
              </ToothFinderChoice>
            </ToothFinderChoices>
          </ToothFinderFound>
        </ToothFinderPanels>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const Diagnosis: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <ToothArch {...arch} hint="Find out what you have" />
        <ToothFinderPanels>
          <ToothFinderPanel>
            <ToothFinderChoices>
              <ToothFinderChoice help="You need a root canal treatment.">
                <a href="#pulpitis">Irreversible pulpitis</a>
              </ToothFinderChoice>
            </ToothFinderChoices>
          </ToothFinderPanel>
        </ToothFinderPanels>
      </>
    ),
  },
};
