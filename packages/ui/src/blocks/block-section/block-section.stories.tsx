import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { BlockSection, LeadSection, SideHeadingSection } from ".";

const meta = {
  title: "Blocks/Every page/BlockSection",
  component: BlockSection,
  parameters: {
    guide: {
      use: "To build a block: a heading and, below it, a slider, a grid or a list.",
      avoid: "Without a heading of its own: Section and Container.",
      accessibility: "A landmark named by its heading. Headings inside are one level below (`levelBelow`).",
      words: "Title: up to five words. Text: one or two sentences. Action: a link to the full list.",
      do: { Default: "A heading that says what follows." },
      dont: { TextAsTitle: "A sentence as a heading: it is announced as the name of the section." },
      related: ["Section", "Heading", "RelatedTreatments"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Patient stories",
    text: "What people who have been treated here say, in their own words.",
    link: { name: "All stories", path: "/testimonials" },
    children: <p className="rounded-panel border border-line p-8">What the block shows</p>,
  },
} satisfies Meta<typeof BlockSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Deep: Story = { args: { tone: "deep" } };

/** A heading and what leads in, above what they are about: for parts of a page without a block of their own. */
export const Lead: Story = {
  render: () => (
    <LeadSection id="stories" title="Patient stories" text="What people who have been treated here say.">
      <p className="rounded-panel border border-line p-8">What the block shows</p>
    </LeadSection>
  ),
};

export const LongestText: Story = { args: { title: long.title, text: long.text } };

export const TextAsTitle: Story = dont({
  title: "Here you can read what our patients say, in their own words.",
  text: undefined,
});

/** `SideHeadingSection`: a short answer beside its heading. */
export const SideHeading: Story = {
  render: () => (
    <SideHeadingSection
      title="Before your first visit"
      links={[
        { name: "Your first visit to Kurla", path: "/first-visit/kurla" },
        { name: "Your first visit to South Mumbai", path: "/first-visit/south-mumbai" },
      ]}
    />
  ),
};
