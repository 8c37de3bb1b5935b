import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { room } from "../../fixtures/pictures";
import { BranchGallery } from ".";

const rooms = (count: number, branch: string, tones: string[]) =>
  Array.from({ length: count }, (_, index) => ({
    image: room(tones[index % tones.length], index),
    alt: `Room ${index + 1} in ${branch}, with arched openings`,
  }));

const branches = [
  { name: "Kurla", images: rooms(15, "Kurla", ["#e9dfcf", "#f2ebdf", "#f8ded3"]) },
  { name: "South Mumbai", images: rooms(7, "South Mumbai", ["#dfeae6", "#e3e6df"]) },
];

const meta = {
  title: "Blocks/BranchGallery",
  component: BranchGallery,
  args: { branches },
} satisfies Meta<typeof BranchGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneBranch: Story = { args: { branches: branches.slice(0, 1) } };

/** Six pictures or fewer need no pages. */
export const OnePage: Story = {
  args: { branches: branches.map((branch) => ({ ...branch, images: branch.images.slice(0, 5) })) },
};

/** A branch whose pictures are still to come. */
export const Empty: Story = { args: { branches: branches.map(({ name }) => ({ name, images: [] })) } };

export const LongestText: Story = {
  args: {
    branches: branches.map(({ name, images }) => ({
      name: `${name}, beside the old textile museum`,
      images: images.map((entry) => ({
        ...entry,
        caption: "The room for visits that need quiet, with the door closed",
      })),
    })),
  },
};

export const TurnsPagesAndLooksCloser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Page 3" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Room 15 in Kurla/ }));
    await expect(await screen.findByRole("dialog", { name: "Picture 15 of 15" })).toBeVisible();
  },
};

/** One branch, whose first pictures have these captions. */
const captioned = (captions: string[]) => [
  {
    name: "Kurla",
    images: rooms(captions.length, "Kurla", ["#e9dfcf", "#f2ebdf", "#f8ded3"]).map((entry, index) => ({
      ...entry,
      caption: captions[index],
    })),
  },
];

export const SaysWhatTheRoomIsFor: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    branches: captioned(["The reception", "The room for children", "Where instruments are cleaned"]),
  },
};

export const NumbersThePictures: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { branches: captioned(["Picture 1", "Picture 2", "Picture 3"]) },
};
