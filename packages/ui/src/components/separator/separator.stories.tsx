import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Separator } from ".";

const meta = {
  title: "Components/Separator",
  tags: ["autodocs"],
  component: Separator,
  render: (args) => (
    <>
      <p>For the appointment</p>
      <Separator className="my-4" {...args} />
      <p>For the treatment</p>
    </>
  ),
  parameters: {
    guide: {
      use: ["Between two subjects in one form or card, where white space alone doesn’t tell them apart."],
      avoid: [
        "Between the entries of a list: use RuledList.",
        "Between sections of a page: their space and their headings do it.",
      ],
      states: "stack",
      accessibility: [
        "Screen readers say that there is a separator. Set `decorative` where a heading follows: one of the two is enough.",
      ],
      do: { Decorative: "A heading follows, so the line is for the eye only." },
      dont: { AfterEveryLine: "What belongs together is torn apart." },
      related: ["Components/RuledList", "Components/Section"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Separator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vertical: Story = {
  args: { orientation: "vertical" },
  render: (args) => (
    <div className="flex h-6 gap-4">
      Kurla <Separator {...args} /> South Mumbai
    </div>
  ),
};

export const Decorative: Story = {
  args: { decorative: true },
  render: (args) => (
    <>
      <p>We answer on the same day.</p>
      <Separator className="my-4" {...args} />
      <h2 className="text-title">After your visit</h2>
    </>
  ),
};

export const AfterEveryLine: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      {["Arch House Dental", "Kurla", "Mumbai"].map((line) => (
        <div key={line}>
          <p>{line}</p>
          <Separator className="my-4" {...args} />
        </div>
      ))}
    </>
  ),
};
