import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { smile } from "../../fixtures/pictures";
import { CaseGrid } from ".";

const images = [
  {
    image: smile({ enamel: "#e2c88f" }),
    alt: "Yellow front teeth",
    caption: "Stains of tea, before whitening",
  },
  { image: smile({ gap: 44 }), alt: "A gap between the front teeth", caption: "A gap, before veneers" },
  {
    image: smile({ crowding: 1 }),
    alt: "Crowded front teeth",
    caption: "Crowded teeth: what aligners do",
    path: "/aligner",
  },
];

const meta = {
  title: "Blocks/Treatments/CaseGrid",
  component: CaseGrid,
  parameters: {
    guide: {
      use: "On treatment pages and the page of patients’ cases.",
      avoid: "For before and after: BeforeAfterGallery. For rooms: BranchGallery.",
      accessibility: "Each picture is a button named by its `alt`; the large view loads on first use.",
      words: "The dentist writes the caption: problem and treatment, up to 12 words. No praise.",
      do: { Default: "What it is, and what can be done." },
      dont: { PromisesResults: "A promise that no dentist can make." },
      related: ["ImageGrid", "ImageZoom", "BeforeAfterGallery"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { title: "What we see most", text: "Press a picture to look closer.", images },
} satisfies Meta<typeof CaseGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: { title: long.title, images: images.map((entry) => ({ ...entry, caption: long.name })) },
};

export const PromisesResults: Story = dont({
  images: images.map((entry) => ({ ...entry, caption: "A Hollywood smile in one hour, guaranteed" })),
});
