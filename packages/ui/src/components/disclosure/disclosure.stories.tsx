import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDownIcon } from "lucide-react";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Button } from "../button";
import { Disclosure, DisclosureContent, DisclosureTrigger } from ".";

const withButton = (button: string, content: string) => (
  <>
    <DisclosureTrigger asChild>
      <Button variant="secondary" className="group">
        {button}
        <ChevronDownIcon
          strokeWidth={1.5}
          className="transition-transform group-data-[state=open]:rotate-180"
        />
      </Button>
    </DisclosureTrigger>
    <DisclosureContent className="max-w-prose pt-5">{content}</DisclosureContent>
  </>
);

const meta = {
  title: "Components/Layout/Disclosure",
  component: Disclosure,
  subcomponents: { DisclosureTrigger, DisclosureContent },
  args: {
    children: (
      <>
        <DisclosureTrigger asChild>
          <Button variant="secondary" className="group">
            Opening hours of the holidays
            <ChevronDownIcon
              strokeWidth={1.5}
              className="transition-transform group-data-[state=open]:rotate-180"
            />
          </Button>
        </DisclosureTrigger>
        <DisclosureContent className="max-w-prose pt-5">
          Both branches close on 26 January, 15 August and 2 October. For pain on those days, call the Kurla
          number: a dentist answers.
        </DisclosureContent>
      </>
    ),
  },
  parameters: {
    guide: {
      use: "For details that some visitors want.",
      avoid: "For several questions: Accordion. Over the page: Dialog. For what all need: show it.",
      keyboard: {
        Tab: "Moves to the button, then into the content, which is skipped while hidden.",
        "Enter Space": "Shows or hides.",
      },
      accessibility: "The button keeps focus; find-in-page opens what is hidden.",
      look: "As its button: radius `control`. What it hides opens at once.",
      words: "The button names the content in up to six words, the same in both states.",
      do: { Default: "The button says what to expect." },
      dont: { NamesThePress: "It says to press, but not why." },
      related: ["Accordion", "Dialog", "TeamSection", "StaffCarousel"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["button"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["button"] } } };

export const Open: Story = { name: "Toggled open", args: { defaultOpen: true } };

export const LongestText: Story = {
  decorators: [inside("max-w-72")],
  args: {
    defaultOpen: true,
    children: withButton(
      "Opening hours of both branches on the holidays of the coming year",
      "Both branches close on 26 January, 15 August and 2 October. On the evening before we close at two.",
    ),
  },
};

export const NamesThePress: Story = dont({
  children: withButton("Click here to expand", "Both branches close on 26 January."),
});
