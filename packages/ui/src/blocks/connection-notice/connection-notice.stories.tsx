import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { ConnectionNotice } from ".";

const meta = {
  title: "Blocks/ConnectionNotice",
  component: ConnectionNotice,
  parameters: {
    guide: {
      use: "When a navigation, or what a visitor pressed, could not be loaded.",
      avoid: "For a form: StatusDialog. For a list: report it there.",
      accessibility: "An alert dialog; the page stays usable. It tries again when the connection is back.",
      words: "Name what could not be loaded as the visitor knows it: “The next page”, “The search”.",
      do: { Default: "What failed, in the visitor’s words." },
      dont: { Technical: "Network jargon." },
      related: ["Components/StatusDialog", "Blocks/ContactLinks"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "320px" } },
  },
  args: {
    what: "The next page",
    branches: [
      { slug: "kurla", name: "Kurla", phones: ["+91 22 0000 0101"] },
      { slug: "south-mumbai", name: "South Mumbai", phones: ["+91 22 0000 0103"] },
    ],
    onRetry: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="min-h-96 p-gutter">
        <p>The page, with what was typed into it.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConnectionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Offline: Story = { args: { offline: true } };

export const LongestText: Story = {
  args: {
    what: "The interactive map of the branch in South Mumbai, with the way there",
    offline: true,
    branches: [
      {
        slug: "kurla",
        name: "Kurla, in the building beside the railway station",
        phones: ["+91 22 0000 0101"],
      },
      { slug: "fort", name: "South Mumbai, beside the old textile museum", phones: ["+91 22 0000 0103"] },
    ],
  },
};

export const Technical: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { what: "route.data (net::ERR_CONNECTION_RESET)" },
};
