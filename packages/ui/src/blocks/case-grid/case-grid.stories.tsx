import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { TextLink } from "../../components/text-link";
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
    caption: <TextLink href="/aligner">Crowded teeth: what aligners do</TextLink>,
  },
];

const meta = {
  title: "Blocks/CaseGrid",
  component: CaseGrid,
  parameters: { layout: "fullscreen" },
  args: { title: "What we see most", text: "Press a picture to look closer.", images },
} satisfies Meta<typeof CaseGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sunken: Story = { args: { tone: "sunken" } };

export const Single: Story = { args: { images: images.slice(0, 1) } };

/** Without pictures there is no section. */
export const Empty: Story = { args: { images: [] } };

export const LongestText: Story = {
  args: {
    title: "Cases of full mouth rehabilitation with implants, crowns and a new bite, over nine months",
    images: images.map((entry) => ({
      ...entry,
      caption: "Thirty years of grinding at night had worn the front teeth down to half of their height",
    })),
  },
};

export const LooksCloser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Crowded front teeth/ }));
    await expect(await screen.findByRole("dialog", { name: "Picture 3 of 3" })).toBeVisible();
  },
};

export const PromisesResults: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: "Perfect smiles",
    text: undefined,
    images: images.map((entry) => ({ ...entry, caption: "A Hollywood smile in one hour, guaranteed" })),
  },
};
