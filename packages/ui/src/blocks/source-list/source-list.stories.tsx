import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { SourceList } from ".";

const meta = {
  title: "Blocks/Every page/SourceList",
  component: SourceList,
  parameters: {
    guide: {
      use: "At the foot of a page about health, for the guidelines that its text follows.",
      avoid: "For further reading: links in the text say more.",
      accessibility: "A region named by its title; the sources are a list.",
      words: "A short title with its year, then who publishes it; the heading says when they were read.",
      do: { Default: "Title, year and publisher." },
      dont: { Vague: "A claim in place of a source." },
      related: ["TreatmentFacts", "Prose"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Sources, read November 2026",
    sources: [
      {
        title: "Dental checks (CG19), 2004",
        publisher: "NICE",
        url: "https://www.nice.org.uk/guidance/cg19",
      },
      { title: "Avulsion of permanent teeth, 2020", publisher: "IADT" },
    ],
  },
} satisfies Meta<typeof SourceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vague: Story = dont({
  sources: [{ title: "International research", publisher: "various journals" }],
});
