import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { room } from "../../fixtures/pictures";
import { Hero } from ".";

const meta = {
  title: "Blocks/Hero",
  component: Hero,
  parameters: {
    guide: {
      use: "Once, at the top of the home page.",
      avoid: "On any other page: PageBanner.",
      accessibility: "The title is the page’s `h1`; the drawing is hidden from screen readers.",
      words:
        "Title: the promise, up to six words. Text: one sentence with the places. Actions: one primary, at most two secondary.",
      do: { Default: "One promise, one sentence, one primary action." },
      dont: { Crowded: "Three promises at once, and no clear choice." },
      related: ["Blocks/PageBanner", "Components/Button", "Components/Drawing"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Architects of your Beautiful Smile",
    text: "Careful dentistry for the whole family, in Kurla and South Mumbai.",
    booking: { name: "Book an Appointment", path: "/contact-us" },
    videos: [{ id: "walkthrough", title: "A walk through the clinic", label: "Clinic Walkthrough" }],
    picture: { image: room(), alt: "A surgery with two arched openings" },
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    title: long.title,
    text: long.text,
    videos: [
      { id: "walkthrough", title: "A walk through the clinic", label: "Clinic Walkthrough" },
      { id: "transformation", title: "A patient's transformation", label: "Patient Transformation" },
    ],
  },
};

export const Crowded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: "Smiles! Implants! Offers!",
    text: "Best price, best dentists, best technology, best results in all of Mumbai.",
  },
};
