import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Container } from "../../components/section";
import { machine } from "../../fixtures/pictures";
import { AwardCard, AwardList } from ".";

const awards = Array.from({ length: 9 }, (_, index) => ({
  image: machine(index),
  alt: "A glass trophy on a bench",
  title: ["Clinic of the year", "Clean practice", "Teaching prize"][index % 3] as string,
  subheader: `Sample Dental Society, ${2016 + index}`,
}));

const meta = {
  title: "Blocks/AwardCard",
  tags: ["autodocs"],
  component: AwardCard,
  subcomponents: { AwardList },
  args: {
    image: machine(),
    alt: "A glass trophy on a bench",
    title: "Clinic of the year",
    subheader: "Sample Dental Society, 2016",
  },
  parameters: {
    guide: {
      use: ["On the awards page (specification, sections 2 and 3)."],
      avoid: ["For memberships and certificates: mention them in a sentence where they matter."],
      keyboard: {
        Tab: "Skips the cards and goes to the page buttons.",
        "Enter Space": "On a page button: shows its six awards.",
      },
      accessibility: [
        "Every award is in the HTML; those of other pages are hidden, and shown in print and without JavaScript.",
        "The `alt` describes what the picture shows: “A glass trophy on a bench”.",
      ],
      words: ["The name as the giver writes it; below it, who gave it, and the year."],
      do: { Default: "Who, and when: a reader can look it up." },
      dont: { NobodyGaveIt: "An award without a giver." },
      related: ["Components/Card", "Components/Pagination", "Blocks/NewsletterCard"],
    } satisfies Guide,
  },
} satisfies Meta<typeof AwardCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const inColumn: Story["decorators"] = (Story) => (
  <div className="max-w-sm">
    <Story />
  </div>
);

export const Default: Story = { decorators: inColumn };

export const LongestText: Story = {
  decorators: inColumn,
  args: {
    title: "Award for the planning of full mouth rehabilitation in patients over seventy, second place",
    subheader: "Sample Society for Prosthetic Dentistry and Oral Implants of Western India, Pune, March 2024",
  },
};

export const List: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <Container className="py-12">
      <AwardList>
        {awards.map((award) => (
          <AwardCard key={award.subheader} {...award} />
        ))}
      </AwardList>
    </Container>
  ),
};

export const NobodyGaveIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: inColumn,
  args: { title: "Number one clinic", subheader: "Voted by our patients" },
};
