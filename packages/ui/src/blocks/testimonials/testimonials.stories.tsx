import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { Testimonials } from ".";

const mumbai = [
  {
    name: "Farida S.",
    role: "Byculla",
    content: "They drew it for me before they did it. I knew what each sound was.",
    rating: 5,
  },
  { name: "Joseph D.", role: "Bandra", content: "I fell asleep in the chair. My wife has a picture of it." },
  { name: "Priya K.", role: "Kurla", content: "My son asks when he may go again." },
  {
    name: "Imran A.",
    role: "Sion",
    content: "The crown is two years old and I have forgotten which tooth it is.",
  },
  { name: "Meera J.", role: "Dadar", content: "I counted the lamps on the ceiling. There are eleven." },
];

const groups = [
  { name: "Mumbai", testimonials: mumbai },
  {
    name: "Other State",
    testimonials: [
      { name: "Arun P.", role: "Pune", content: "Two visits, as planned on the phone." },
      { name: "Lata M.", role: "Nagpur", content: "They sent me the X-rays for my dentist at home." },
    ],
  },
  {
    name: "International",
    testimonials: [
      { name: "Grace W.", role: "Nairobi", content: "Two weeks, eleven crowns, and one weekend in Goa." },
    ],
  },
];

const meta = {
  title: "Blocks/About/Testimonials",
  component: Testimonials,
  parameters: {
    guide: {
      use: "On the home and testimonials pages, in groups by where people come from.",
      avoid: "In an article: a quotation in Prose. For films of a treatment: VideoSlider.",
      accessibility:
        "Every group’s quotations and links to videos are in the HTML; stars are one named image.",
      words: "The patient’s own words, shortened with consent. First name and initial; no age.",
      do: { OneGroup: "What it was like, in the patient’s own words." },
      dont: { PraiseOnly: "Praise that could be about any clinic." },
      related: ["Carousel", "Tabs", "Stars", "VideoSlider"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { title: "What patients say", label: "Testimonials", groups, tone: "sunken" },
} satisfies Meta<typeof Testimonials>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two videos beside each other, in the group that is chosen. */
export const Videos: Story = {
  args: {
    label: "Video testimonials",
    groups: groups.map(({ name, testimonials }) => ({
      name,
      videos: testimonials.map((each) => ({ id: each.name, title: `${each.name}, ${each.role}` })),
    })),
  },
};

export const OneGroup: Story = { args: { groups: groups.slice(0, 1) } };

export const LongestText: Story = {
  args: {
    groups: [
      {
        name: "Mumbai",
        testimonials: [{ name: long.person, role: long.branch, content: long.text }, ...mumbai],
      },
    ],
  },
};

export const PraiseOnly: Story = dont({
  groups: [
    {
      name: "Mumbai",
      testimonials: [{ name: "A patient", role: "India", content: "Best clinic ever!!!" }],
    },
  ],
});
