import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToothSection } from "../../components/drawing";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { room } from "../../fixtures/pictures";
import { PageBanner, PageTitle } from ".";

const meta = {
  title: "Blocks/Every page/PageBanner",
  component: PageBanner,
  parameters: {
    guide: {
      use: "Once per page, first in `main`.",
      avoid: "On the home page: Hero. Further down: Heading in a Section.",
      accessibility: "The title is the page’s `h1`; it stays inside 320 px at 200 % text.",
      words: "Title as in the menu. Text: one sentence of up to 20 words. One action.",
      do: { Default: "One promise, one sentence, one action." },
      dont: { SaysNothing: "A greeting that says nothing, and two buttons to choose from." },
      related: ["Breadcrumb", "Heading", "Drawing"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    trail: [
      { name: "Home", path: "/" },
      { name: "General dentistry", path: "/general-dentistry" },
    ],
    current: "Root canal",
    title: "Root canal treatment",
    text: "We clean the inside of the tooth, so that you can keep it.",
    booking: { name: "Book an Appointment", path: "/contact-us" },
    picture: { image: room("#e9dfcf", 1), alt: "A surgery with two arched openings" },
  },
} satisfies Meta<typeof PageBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a picture there is a drawing, and the text keeps clear of it. */
export const WithDrawing: Story = {
  args: {
    drawing: <ToothSection />,
    picture: undefined,
    booking: undefined,
    title: "What our dentists write about teeth, gums and good habits",
    text: "Short articles in plain words, each read by a second dentist.",
  },
};

export const TitleAlone: Story = {
  args: { trail: undefined, text: undefined, booking: undefined, picture: undefined, title: "Awards" },
};

/** Where the page begins with something else to press. */
export const WithoutBanner: Story = {
  render: () => <PageTitle title="Contact us" text="Call, write or send us a request." />,
};

export const LongestText: Story = {
  args: {
    title: long.title,
    text: long.text,
    note: long.text,
    action: { name: "South Mumbai: +91 22 0000 0103", path: "tel:+912200000103" },
  },
};

export const SaysNothing: Story = dont({
  picture: undefined,
  title: "Welcome to our website",
  text: "Your smile, our passion.",
  action: { name: "Our technology", path: "/technology" },
});
