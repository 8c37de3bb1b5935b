import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Button } from "../../components/button";
import { DentalArchPlan } from "../../components/drawing";
import { Hero, HeroActions, HeroBody, HeroPicture, HeroText, HeroTitle } from ".";

const meta = {
  title: "Blocks/Hero",
  tags: ["autodocs"],
  component: Hero,
  subcomponents: { HeroBody, HeroTitle, HeroText, HeroActions, HeroPicture },
  parameters: {
    guide: {
      use: ["Once, at the top of the home page."],
      avoid: ["On any other page: use PageBanner, which leaves room for what the visitor came for."],
      accessibility: [
        "The title is the page’s `h1`. The drawn elevation is decoration and hidden from screen readers.",
        "The picture’s edge is drawn, so that a pale picture doesn’t blend into the page.",
      ],
      words: [
        "Title: the promise, up to six words. Text: one sentence with the places. Actions: one primary, at most two secondary.",
      ],
      do: { Default: "One promise, one sentence, one primary action." },
      dont: { Crowded: "Three promises at once, and no clear choice." },
      related: ["Blocks/PageBanner", "Components/Button", "Components/Drawing"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  render: (args) => (
    <Hero {...args}>
      <HeroBody>
        <HeroTitle>Architects of your Beautiful Smile</HeroTitle>
        <HeroText>Careful dentistry for the whole family, in Kurla and South Mumbai.</HeroText>
        <HeroActions>
          <Button>Book an Appointment</Button>
          <Button variant="secondary">Clinic Walkthrough</Button>
        </HeroActions>
      </HeroBody>
      <HeroPicture>
        <DentalArchPlan className="absolute inset-0 m-auto w-4/5" />
      </HeroPicture>
    </Hero>
  ),
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  render: (args) => (
    <Hero {...args}>
      <HeroBody>
        <HeroTitle>Careful dentistry for children and for adults with special needs</HeroTitle>
        <HeroText>
          A first visit takes as long as it takes: you can look at the rooms, meet the dentist, sit in the
          chair or not, and go home again; treatment begins on another day, when everyone is ready for it.
        </HeroText>
        <HeroActions>
          <Button>Book an Appointment</Button>
          <Button variant="secondary">Clinic Walkthrough</Button>
          <Button variant="secondary">Patient Transformation</Button>
        </HeroActions>
      </HeroBody>
      <HeroPicture />
    </Hero>
  ),
};

export const Crowded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Hero {...args}>
      <HeroBody>
        <HeroTitle>Smiles! Implants! Offers!</HeroTitle>
        <HeroText>Best price, best dentists, best technology, best results in all of Mumbai.</HeroText>
        <HeroActions>
          <Button>Call now</Button>
          <Button>Get an offer</Button>
          <Button>Book an Appointment</Button>
        </HeroActions>
      </HeroBody>
      <HeroPicture />
    </Hero>
  ),
};
