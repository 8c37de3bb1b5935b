import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { SkipLink } from ".";

const meta = {
  title: "Components/Navigation/SkipLink",
  component: SkipLink,
  render: (args) => (
    // On a page of documentation it is fixed to its own story, not to the window.
    <div className="min-h-32 contain-paint">
      <SkipLink {...args} />
      <main id="main" className="pt-20">
        <h1>Page</h1>
      </main>
    </div>
  ),
  parameters: {
    guide: {
      use: "Once per page, first in the body.",
      avoid: "For links that anyone may want: TextLink. For a second one: headings do that.",
      accessibility: "Out of sight, not hidden, so that the keyboard reaches it; above the header.",
      look: "Radius `control`. It appears at once.",
      words: "“Skip to main content”: the words its users know. A longer text wraps.",
      do: { Focus: "It says where it leads." },
      dont: { SaysSkip: "Skip what, and to where?" },
      related: ["TextLink", "Breadcrumb", "SiteHeader"],
    } satisfies Guide,
  },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any focus shows it; only keyboard focus shows its ring. */
const focused = { focus: ["a"], focusVisible: ["a"] };

/** Invisible until Tab reaches it. */
export const Default: Story = {};

export const Focus: Story = { globals: { pseudo: focused } };

export const Hover: Story = { globals: { pseudo: { ...focused, hover: ["a"] } } };

export const LongestText: Story = {
  args: { children: "Skip the menu and go to the questions about root canals" },
  globals: { pseudo: focused },
};

export const SaysSkip: Story = dont({ children: "Skip", className: "translate-y-0" });
