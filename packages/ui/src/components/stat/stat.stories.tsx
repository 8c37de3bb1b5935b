import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { Stat, StatList } from ".";

const meta = {
  title: "Components/Text/Stat",
  component: Stat,
  subcomponents: { StatList },
  args: { value: 30000, suffix: "+", label: "patients treated" },
  render: (args) => (
    <StatList>
      <Stat {...args} />
    </StatList>
  ),
  parameters: {
    guide: {
      use: "For two to four figures that say who the clinic is.",
      avoid: "For prices, durations and doses: a sentence. For more than four: a table.",
      states: "stack",
      accessibility: "The HTML has the final figure; it counts only for those who accept motion.",
      look: "No radius. The figure counts up once, in 1000 ms.",
      words: "`label`: two to four words that continue the figure: “years of experience”.",
      do: { Default: "Someone has counted it, and can say when." },
      dont: { ThatNobodyCounted: "A feeling dressed up as a figure." },
      related: ["Stars", "StatStrip"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Zero: Story = { args: { value: 0, suffix: undefined, label: "days closed in the last year" } };

export const LongestText: Story = {
  args: {
    value: 25000,
    label: "implant surgeries in both branches, counted from the first day to the end of last year",
  },
};

export const ThatNobodyCounted: Story = dont({ value: 100, suffix: "%", label: "satisfaction" });
