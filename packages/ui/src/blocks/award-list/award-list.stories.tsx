import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inContainer } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { machine } from "../../fixtures/pictures";
import { AwardList } from ".";

const awards = Array.from({ length: 9 }, (_, index) => ({
  title: ["Clinic of the year", "Clean practice", "Teaching prize"][index % 3] as string,
  subheader: `Sample Dental Society, ${2016 + index}`,
  picture: { image: machine(index), alt: "A glass trophy on a bench" },
}));

const meta = {
  title: "Blocks/Lists/AwardList",
  component: AwardList,
  args: { awards },
  decorators: [inContainer("py-12")],
  parameters: {
    guide: {
      use: "On the awards page.",
      avoid: "For memberships and certificates: a sentence where they matter.",
      accessibility: "Other pages’ awards are in the HTML, and shown in print and without scripts.",
      words: "The name as the giver writes it; below it, who gave it, and the year.",
      do: { Default: "Who, and when: a reader can look it up." },
      dont: { NobodyGaveIt: "An award without a giver." },
      related: ["Card", "Pagination", "NewsletterList"],
    } satisfies Guide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof AwardList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  tags: ["fullest"],
  args: {
    awards: awards.map(({ picture, subheader }) => ({
      picture,
      title: long.title,
      subheader: `${subheader}, for ${long.name}`,
    })),
  },
};

export const NobodyGaveIt: Story = dont({
  awards: awards.slice(0, 1).map(({ picture }) => ({ picture, title: "Number one clinic", subheader: "" })),
});
