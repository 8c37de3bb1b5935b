import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { smile } from "../../fixtures/pictures";
import { BeforeAfterGallery, BeforeAfterGrid } from ".";

const after = { image: smile(), alt: "The same teeth afterwards, even and light" };
const pairs = [
  { label: "Two veneers", before: { image: smile({ gap: 44 }), alt: "A gap in the middle" }, after },
  { label: "Whitening", before: { image: smile({ enamel: "#dcc08a" }), alt: "Yellow front teeth" }, after },
  { label: "Aligners", before: { image: smile({ crowding: 1 }), alt: "Crowded front teeth" }, after },
  { label: "Fillings", before: { image: smile({ gap: 12 }), alt: "Broken edges" }, after },
];

const meta = {
  title: "Blocks/Home/BeforeAfterGallery",
  component: BeforeAfterGallery,
  subcomponents: { BeforeAfterGrid },
  parameters: {
    guide: {
      use: "For pairs from one camera position: home, patient gallery, treatments.",
      avoid: "For one case in a text: CompareSlider. For pictures that don’t line up: ImageGrid.",
      keyboard: {
        Tab: "Moves to the slider’s buttons, then through the cases: handle, Before, Half, After.",
        "← →": "On a handle: shows more of one side.",
        "Enter Space": "On Before, Half or After: moves the handle there.",
      },
      accessibility: "Each handle is a slider with a value in words; buttons do what dragging does.",
      words: "Caption: what was done, in up to eight words, and how long it took.",
      do: { Single: "Name what was done." },
      dont: { NamedByNumber: "Numbers instead of names." },
      related: ["CompareSlider", "Carousel", "CaseGrid"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Before and after",
    text: "Drag the handle, or use the buttons.",
    label: "Smile gallery",
    pairs,
  },
} satisfies Meta<typeof BeforeAfterGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Single: Story = { args: { pairs: pairs.slice(0, 1) } };

export const LongestText: Story = {
  args: { pairs: pairs.map((pair) => ({ ...pair, caption: long.title })) },
};

export const NamedByNumber: Story = dont({
  pairs: pairs.slice(0, 1).map((pair) => ({ ...pair, label: "Case 1" })),
});

/** All in sight, on a page of their own. */
export const Grid: Story = {
  tags: ["fullest"],
  render: () => (
    <BeforeAfterGrid id="smiles" title="Smiles" text="Move the handle to compare the two." pairs={pairs} />
  ),
};
