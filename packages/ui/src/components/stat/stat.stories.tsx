import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Stat, StatList } from ".";

const meta = {
  title: "Components/Stat",
  component: Stat,
  subcomponents: { StatList },
  args: { value: 30000, suffix: "+", label: "patients treated" },
  render: (args) => (
    <StatList>
      <Stat {...args} />
    </StatList>
  ),
} satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutSuffix: Story = { args: { value: 2, suffix: undefined, label: "branches in Mumbai" } };

export const Zero: Story = { args: { value: 0, suffix: undefined, label: "days closed in the last year" } };

export const LongestText: Story = {
  args: {
    value: 25000,
    label: "implant surgeries in both branches, counted from the first day to the end of last year",
  },
};

export const CountsUpWhenSeen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { duration: 300, style: { paddingTop: "200vh" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("30000+")).toBeInTheDocument();
    const stat = canvasElement.querySelector("[data-slot=stat]");
    await waitFor(() => expect(stat).toHaveAttribute("data-state", "waiting"));
    canvas.getByText("30000+").scrollIntoView();
    await waitFor(() => expect(stat).toHaveAttribute("data-state", "arrived"));
    await waitFor(() => expect(stat?.querySelector("[aria-hidden]")).toHaveTextContent("30000+"));
  },
};

/** In one column, for the half of a page that a pair has. */
const inOneColumn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <StatList style={{ gridTemplateColumns: "1fr" }}>
      <Stat {...args} />
    </StatList>
  ),
};

export const ThatCanBeCounted: Story = { ...inOneColumn };

export const ThatNobodyCounted: Story = {
  ...inOneColumn,
  args: { value: 100, suffix: "%", label: "satisfaction" },
};
