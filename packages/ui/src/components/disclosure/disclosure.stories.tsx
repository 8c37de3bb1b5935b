import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDownIcon } from "lucide-react";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { Button } from "../button";
import { Disclosure, DisclosureContent, DisclosureTrigger } from ".";

const meta = {
  title: "Components/Disclosure",
  tags: ["autodocs"],
  component: Disclosure,
  subcomponents: { DisclosureTrigger, DisclosureContent },
  args: { onOpenChange: fn() },
  render: (args) => (
    <Disclosure {...args}>
      <DisclosureTrigger asChild>
        <Button variant="secondary" className="group">
          Opening hours of the holidays
          <ChevronDownIcon
            aria-hidden
            strokeWidth={1.5}
            className="transition-transform group-data-[state=open]:rotate-180"
          />
        </Button>
      </DisclosureTrigger>
      <DisclosureContent className="max-w-prose pt-5">
        Both branches close on 26 January, 15 August and 2 October. For pain on those days, call the Kurla
        number: a dentist answers.
      </DisclosureContent>
    </Disclosure>
  ),
  parameters: {
    guide: {
      use: [
        "For details that some visitors want: “Meet the team”, which reveals three more people, and “View more”, which shows the support staff (specification, section 2).",
      ],
      avoid: [
        "For several questions: use Accordion.",
        "For something that covers the page: use Dialog.",
        "For what everybody needs: show it.",
      ],
      keyboard: {
        Tab: "Moves to the button, then into the content, which is skipped while hidden.",
        "Enter Space": "Shows or hides.",
      },
      accessibility: [
        "The button has `aria-expanded`, stays in place and keeps focus. With `disabled`, neither a press nor find-in-page changes it.",
        'Hidden content is `hidden="until-found"`: search engines read it, and find-in-page opens it.',
        "Without JavaScript and in print the content is shown and the button is hidden.",
      ],
      words: [
        "The button names the content in up to five words, the same in both states; only the icon turns.",
        "Not just “Show” and “Hide”, which mean nothing out of context.",
      ],
      do: { NamesWhatIsInside: "The button says what to expect." },
      dont: { NamesThePress: "It says to press, but not why." },
      related: ["Components/Accordion", "Components/Dialog", "Blocks/TeamSection", "Blocks/StaffCarousel"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["button"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["button"] } } };

export const Open: Story = { args: { defaultOpen: true } };

export const PlainButton: Story = {
  render: (args) => (
    <Disclosure {...args}>
      <DisclosureTrigger className="min-h-11 font-semibold text-primary underline underline-offset-4">
        What the numbers mean
      </DisclosureTrigger>
      <DisclosureContent className="max-w-prose pt-3">Counted by us, for both branches.</DisclosureContent>
    </Disclosure>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Disclosure {...args}>
      <DisclosureTrigger asChild>
        <Button variant="secondary" disabled>
          Opening hours of the holidays
        </Button>
      </DisclosureTrigger>
      <DisclosureContent>Not known yet.</DisclosureContent>
    </Disclosure>
  ),
};

export const LongestText: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Disclosure {...args}>
      <DisclosureTrigger asChild>
        <Button variant="secondary">Opening hours of both branches on the holidays of the coming year</Button>
      </DisclosureTrigger>
      <DisclosureContent className="pt-5">
        Both branches close on 26 January, 15 August and 2 October. On the evening before we close at two.
      </DisclosureContent>
    </Disclosure>
  ),
};

export const NamesWhatIsInside: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const NamesThePress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Disclosure {...args}>
      <DisclosureTrigger asChild>
        <Button variant="secondary">Click here to expand</Button>
      </DisclosureTrigger>
      <DisclosureContent className="pt-5">Both branches close on 26 January.</DisclosureContent>
    </Disclosure>
  ),
};
