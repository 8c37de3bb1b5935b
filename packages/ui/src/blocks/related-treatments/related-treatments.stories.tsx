import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { smile } from "../../fixtures/pictures";
import { RelatedTreatments } from ".";

const treatments = [
  ["Teeth whitening", "Lighter teeth in about 30 minutes, without touching their shape."],
  ["Smile makeover", "Several treatments with one plan, for how the teeth look together."],
  ["Dental veneers", "Thin shells that close a gap or cover a chipped edge."],
  ["Digital smile design", "You see the plan on a screen before anything is done to a tooth."],
  ["Fillings", "A filling in the colour of the tooth, in one visit."],
].map(([name = "", text], index) => ({
  name,
  text,
  path: `/${index}`,
  picture: { image: smile({ gap: index * 8, enamel: index % 2 ? "#f3e6c8" : undefined }), alt: "" },
}));

const meta = {
  title: "Blocks/Treatments/RelatedTreatments",
  component: RelatedTreatments,
  parameters: {
    guide: {
      use: "On treatment pages after the cases, and on hub pages.",
      avoid: "For articles: ArticleCarousel. On the home page: TreatmentBlocks.",
      accessibility: "A card is named after its treatment. With a single card there are no controls.",
      words: "The name as in the menu. One sentence that distinguishes this treatment.",
      do: { Default: "A sentence that helps visitors choose." },
      dont: { SameSentenceOnEach: "The same sentence on each, with nothing to choose by." },
      related: ["Card", "Carousel", "ArticleCarousel", "TreatmentBlocks"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { title: "In aesthetic dentistry", label: "Treatments in aesthetic dentistry", treatments },
} satisfies Meta<typeof RelatedTreatments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One card: nothing to move, so no controls. */
export const Single: Story = { args: { treatments: treatments.slice(0, 1) } };

export const LongestText: Story = {
  args: {
    title: long.title,
    treatments: treatments.map((treatment) => ({ ...treatment, name: long.name, text: long.text })),
  },
};

export const SameSentenceOnEach: Story = dont({
  treatments: treatments.map((treatment) => ({ ...treatment, text: "Discover what it can do for you." })),
});
