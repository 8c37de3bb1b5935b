import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { PrintFooter } from ".";

const branch = {
  slug: "kurla",
  name: "Kurla",
  address: ["Teak Court, ground floor", "12 Kaman Lane", "Mumbai 400070"],
  phones: ["+91 22 0000 0101", "+91 22 0000 0102"],
  hours: [
    { days: "Monday to Saturday", times: "9.30 am to 8.30 pm" },
    { days: "Sunday", times: "closed" },
  ],
};

const meta = {
  title: "Blocks/PrintFooter",
  component: PrintFooter,
  parameters: {
    guide: {
      use: "Once in the layout of all pages: on paper it replaces the contact block and footer.",
      avoid: "On screen: SiteFooter.",
      accessibility: "On screen it is hidden from everyone.",
      words: "Spell out everything that a link would do: numbers, addresses, the page’s URL.",
      do: { Default: "Numbers and addresses in full." },
      dont: { WithoutAddress: "Nobody can tell where the page came from." },
      related: ["Blocks/SiteFooter", "Blocks/BranchCard"],
    } satisfies Guide,
  },
  args: {
    name: "Arch House Dental",
    email: "hello@archhouse.example",
    branches: [branch, { ...branch, slug: "south-mumbai", name: "South Mumbai" }],
    address: "archhouse.example/root-canal",
    // Shows on screen what is otherwise only printed.
    style: { display: "block" },
  },
} satisfies Meta<typeof PrintFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    branches: [1, 2].map((number) => ({ ...branch, slug: `${number}`, address: long.address })),
    address: "archhouse.example/blogs/what-to-eat-in-the-first-week-after-an-implant",
  },
};

export const WithoutAddress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { address: undefined },
};
