import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inContainer } from "../../fixtures/inside";
import { room } from "../../fixtures/pictures";
import { Card, CardBody, CardLink, CardMedia, CardTitle } from "../card";
import { Picture } from "../picture";
import { TextLink } from "../text-link";
import { Carousel } from ".";

const meta = {
  title: "Components/Media/Carousel",
  component: Carousel,
  args: {
    label: "Treatments",
    slides: { base: 1, md: 2, xl: 3 },
    children: ["Implants", "Root canal", "Aligners", "Whitening", "Veneers", "Braces"].map((title, index) => (
      <Card key={title}>
        <CardMedia>
          <Picture image={room("#dfeae6", index)} alt="" />
        </CardMedia>
        <CardBody>
          <CardTitle>
            <CardLink href={`#${index + 1}`}>{title}</CardLink>
          </CardTitle>
        </CardBody>
      </Card>
    )),
  },
  // Slides reach a little into the gutters of the page.
  decorators: [inContainer()],
  parameters: {
    guide: {
      use: "For items of the same kind of which two or three give the idea.",
      avoid: "For what everyone needs, for what is compared (ImageGrid), or for only two or three.",
      states: "stack",
      keyboard: {
        Tab: "Moves through Pause and the arrows to the slides in view; without arrows to the current dot after them.",
        "→ ←": "Moves one slide forward or back, along with focus; reversed in right-to-left text.",
        "Enter Space": "Presses Pause, an arrow or a dot.",
      },
      accessibility: "Focus, a swipe or Pause stops it; then it announces what is in view.",
      look: "Arrows and dots are round. A slide takes 200 ms, or no time under reduced motion. Slides reach 12 px beyond it at the sides, for rings of focus: where there is less room, give it `px-3`, or the page scrolls sideways.",
      words: "`label` names the content in one to four words, without “carousel”. Titles of similar length.",
      do: { WithAWayToTheRest: "A few to browse, and a link to all of them." },
      dont: { HidesWhatEverybodyNeeds: "One of two phone numbers is behind an arrow." },
      related: ["Pagination", "ImageGrid", "ArticleCarousel"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The arrow to the next slide. */
export const Hover: Story = {
  globals: { pseudo: { hover: ["[aria-label^='Next slide']"] } },
};

const dot = (place: number) => [`[data-slot=carousel-dot]:nth-child(${place})`];

/** Dots only: the second has focus, the third is under the pointer. */
export const Focus: Story = {
  args: { arrows: false },
  globals: { pseudo: { focusVisible: dot(2), hover: dot(3) } },
};

/** Ten minutes instead of the site's 10 seconds, so that it stays still for its screenshot. */
export const MovesByItself: Story = { args: { autoplay: 600_000 } };

export const Centred: Story = { args: { slides: { base: 1, xl: 2 }, centered: true } };

/** At most ten dots: the row moves along. */
export const ManySlides: Story = {
  tags: ["fullest"],
  args: {
    slides: { base: 1, sm: 3 },
    arrows: false,
    children: Array.from({ length: 14 }, (_, index) => `Treatment ${index + 1}`).map((name) => (
      <p key={name}>{name}</p>
    )),
  },
};

export const LongestText: Story = {
  args: {
    slides: { base: 1, md: 3 },
    children: [
      "Special needs children and adults: how a quiet visit is planned, from the first call to the ride home",
      "Implants",
      "Preventive treatments, twice a year, for children and for the people who bring them",
    ].map((title) => (
      <Card key={title}>
        <CardBody>
          <CardTitle>{title}</CardTitle>
        </CardBody>
      </Card>
    )),
  },
};

export const WithAWayToTheRest: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div className="space-y-6">
      <Carousel {...args} />
      <TextLink variant="standalone" href="/general-dentistry">
        All treatments
      </TextLink>
    </div>
  ),
};

export const HidesWhatEverybodyNeeds: Story = dont({
  label: "How to reach us",
  slides: { base: 1 },
  children: [
    "Kurla: +91 22 0000 0101",
    "South Mumbai: +91 22 0000 0103",
    "Open Monday to Saturday, 9 to 6",
  ].map((line) => <p key={line}>{line}</p>),
});
