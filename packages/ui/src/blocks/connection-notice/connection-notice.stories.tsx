import type { Meta, StoryObj } from "@storybook/react-vite";
import { contacts } from "../../fixtures/branches";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { ConnectionNotice } from ".";

const meta = {
  title: "Blocks/Every page/ConnectionNotice",
  component: ConnectionNotice,
  parameters: {
    guide: {
      use: "When a navigation, or what a visitor pressed, could not be loaded.",
      avoid: "For a form: StatusDialog. For a list: report it there.",
      accessibility: "An alert dialog; the page stays usable. It tries again when the connection is back.",
      words: "Name what could not be loaded as the visitor knows it: “The next page”, “The search”.",
      do: { Default: "What failed, in the visitor’s words." },
      dont: { Technical: "Network jargon." },
      related: ["StatusDialog", "ContactLinks"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "320px" } },
  },
  args: {
    what: "The next page",
    branches: contacts,
    onRetry: console.log,
    onClose: console.log,
  },
  decorators: [inside("min-h-96")],
} satisfies Meta<typeof ConnectionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Offline: Story = { args: { offline: true } };

export const LongestText: Story = {
  args: {
    what: long.title,
    offline: true,
    branches: contacts.map((branch) => ({ ...branch, name: long.branch })),
  },
};

export const Technical: Story = dont({ what: "route.data (net::ERR_CONNECTION_RESET)" });
