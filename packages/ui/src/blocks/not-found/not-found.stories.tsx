import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { NotFound } from ".";

const links = (names: string[]) => names.map((name, index) => ({ name, path: `/${index}` }));

const meta = {
  title: "Blocks/Not found/NotFound",
  component: NotFound,
  parameters: {
    guide: {
      use: "For every path without a page, and an article that doesn’t exist.",
      avoid: "For an empty list: say so in place. For our own failures: ConnectionNotice.",
      accessibility: "The title is the page’s `h1`; the drawing is hidden from screen readers.",
      words: "Blame nobody. Three to six links, each with the name of its page.",
      do: { Default: "What has happened, and ways on." },
      dont: { BlamesTheVisitor: "A number and a reproach, with no link to the home page." },
      related: ["Drawing", "Button", "TextLink", "PageBanner"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Page Not Found",
    text: "Sorry, the page you’re looking for doesn’t exist or has been moved.",
    home: { name: "Go to the homepage", path: "/" },
    links: links(["Dental implants", "General dentistry", "Contact us", "Blogs"]),
  },
} satisfies Meta<typeof NotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  tags: ["fullest"],
  args: { title: long.title, text: long.text, links: links(["Testimonials", long.name, long.branch]) },
};

export const BlamesTheVisitor: Story = dont({
  title: "Error 404",
  text: "You have entered an invalid address.",
  home: undefined,
  links: undefined,
});
