import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { SiteFooter } from ".";

const links = (...names: string[]) =>
  names.map((name) => ({ name, path: `/${name.toLowerCase().replaceAll(" ", "-")}` }));

const columns = [
  { heading: "About", links: links("About us", "Technology", "Awards", "Contact us", "Newsletter") },
  { heading: "Treatments", links: links("Dental implants", "General dentistry", "Braces and aligners") },
  { heading: "Resources", links: links("Clinic gallery", "Testimonials", "Dental tourism", "Blogs") },
];

const meta = {
  title: "Blocks/Every page/SiteFooter",
  component: SiteFooter,
  parameters: {
    guide: {
      use: "Once per page, at its end, after the contact block.",
      avoid: "For calls to action: ContactBlock, above.",
      accessibility: "Columns have headings; networks are named for screen readers; targets are 44 px high.",
      words: "Links have the names of their pages: no “click here”, no praise.",
      do: { Default: "A table of contents." },
      dont: { OneLongColumn: "Everything in one column, where nothing is easy to find." },
      related: ["SiteHeader", "ContactBlock", "TextLink"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    currentPath: "/technology",
    logo: { name: "Arch House", descriptor: "Dental" },
    social: {
      label: "Follow us",
      profiles: (["facebook", "instagram", "youtube", "linkedin", "x"] as const).map((network) => ({
        network,
        label: network,
        url: `https://archhouse.example/${network}`,
      })),
    },
    columns,
    legal: links("Privacy", "Accessibility"),
    credit: { label: "Designed and built by the Arch House studio", url: "https://studio.example" },
    notice: "Demonstration content: people, reviews, figures and pictures are samples.",
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    columns: columns.map(({ heading, links }) => ({
      heading: `${heading} of both branches`,
      links: links.map(({ name, path }) => ({ name: `${name}, for children and adults`, path })),
    })),
    credit: { label: "Designed and built by the Arch House studio" },
  },
};

export const OneLongColumn: Story = dont({
  columns: [{ heading: "Links", links: columns.flatMap(({ links }) => links) }],
});
