import type { Meta, StoryObj } from "@storybook/react-vite";
import { smile } from "../../fixtures/pictures";
import { RelatedTreatmentCard, RelatedTreatments } from ".";

const names = ["Teeth whitening", "Smile makeover", "Dental veneers", "Digital smile design", "Fillings"];

const cards = names.map((name, index) => (
  <RelatedTreatmentCard
    key={name}
    image={smile({ gap: index * 8, enamel: index % 2 ? "#f3e6c8" : undefined })}
    text="What it is, how long it takes and how long it lasts."
  >
    <a href={`#${index}`}>{name}</a>
  </RelatedTreatmentCard>
));

const meta = {
  title: "Blocks/RelatedTreatments",
  component: RelatedTreatments,
  subcomponents: { RelatedTreatmentCard },
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
  args: { title: "In aesthetic dentistry", label: "Treatments in aesthetic dentistry", children: cards },
} satisfies Meta<typeof RelatedTreatments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sunken: Story = { args: { tone: "sunken" } };

/** One card: nothing to move, so no controls. */
export const Single: Story = { args: { children: cards.slice(0, 1) } };

export const LongestText: Story = {
  args: {
    title: "Treatments that often go together with a full mouth rehabilitation on implants",
    children: [
      <RelatedTreatmentCard
        key="long"
        image={smile()}
        text="Who sits where, which sounds to expect, what can be touched before it is used, and how a break is asked for without a word."
      >
        <a href="#long">Special needs children and adults: a quiet visit, planned from the first call</a>
      </RelatedTreatmentCard>,
      ...cards,
    ],
  },
};
