import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { room } from "../../fixtures/pictures";
import { Hero } from ".";

const meta = {
  title: "Blocks/Home/Hero",
  component: Hero,
  parameters: {
    guide: {
      use: "Once, at the top of the home page.",
      avoid: "On any other page: PageBanner.",
      accessibility: "The title is the page’s `h1`; the drawing is hidden from screen readers.",
      words:
        "Title: the promise, up to six words. Text: one or two sentences. Answers: what people ask first, up to three. Actions: one primary, at most two secondary.",
      do: { Default: "One promise, the first answers, one primary action." },
      dont: { Crowded: "Three promises at once, and no clear choice." },
      related: ["PageBanner", "Button", "Drawing"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Architects of your Beautiful Smile",
    text: "Careful dentistry for the whole family, in Kurla and South Mumbai.",
    answers: [
      {
        question: "What does it cost?",
        links: [{ name: "Check-up: ₹500", path: "/prices" }],
        mark: "sample",
      },
      {
        question: "Where are we?",
        links: [
          { name: "Kurla", path: "/dentists-in-kurla" },
          { name: "South Mumbai", path: "/dentists-in-south-mumbai" },
        ],
      },
    ],
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

export const Crowded: Story = dont({
  title: "Smiles! Implants! Offers!",
  text: "Best price, best dentists, best technology, best results in all of Mumbai.",
});
