import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { OpeningHours, OpenStatus } from ".";

const meta = {
  title: "Blocks/Branches/OpeningHours",
  component: OpeningHours,
  subcomponents: { OpenStatus },
  decorators: [inside("max-w-sm")],
  parameters: {
    guide: {
      use: "Wherever a branch is described.",
      avoid: "For the hours of one day: a sentence.",
      states: "grid",
      accessibility: "OpenStatus is text, not a live region. The prerendered page holds no status.",
      words: "Days with the same times share a line. A closed day is named.",
      do: { Open: "The current state, then what comes next." },
      dont: { OneLineADay: "Seven lines where three would do." },
      related: ["BranchCard", "ContactBlock"],
    } satisfies Guide,
  },
  args: {
    lines: [
      { days: "Monday to Friday", times: "9.30 am to 8.30 pm" },
      { days: "Saturday", times: "9.30 am to 6 pm" },
      { days: "Sunday", times: "closed" },
    ],
  },
} satisfies Meta<typeof OpeningHours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without its `state` until the browser knows the time. */
export const Open: Story = {
  render: (args) => (
    <>
      <OpenStatus state={{ status: "Open now", next: "Until 8.30 pm" }} />
      <OpeningHours {...args} />
    </>
  ),
};

const holiday = "Closed today: Birthday of Dr. Babasaheb Ambedkar";

export const LongestText: Story = {
  decorators: [
    (Story) => (
      <>
        <OpenStatus state={{ status: holiday, next: "Opens on 10 December at 9.30 am" }} />
        <Story />
      </>
    ),
  ],
  args: { lines: [{ days: "Wednesday and Thursday", times: "9.30 am to 1.30 pm and 4.30 pm to 8.30 pm" }] },
};

export const OneLineADay: Story = dont({
  lines: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((days) => ({
    days,
    times: "9.30 am to 8.30 pm",
  })),
});
