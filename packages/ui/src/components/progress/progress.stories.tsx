import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Progress } from ".";

const meta = {
  title: "Components/Waiting/Progress",
  component: Progress,
  args: { label: "Sending resume.pdf", value: 40 },
  parameters: {
    guide: {
      use: "While a file is sent, or where steps can be counted.",
      avoid: "For less than a second: nothing. Where nothing is counted: Spinner.",
      states: "stack",
      accessibility: "It announces nothing by itself: announce the end.",
      look: "Radius `control`. The bar grows in `settle`.",
      words: "The label says in two to four words what is being done, and to what: “Sending resume.pdf”.",
      do: { Default: "The words that a visitor would use." },
      dont: { Loading: "What is loading, and why must I wait?" },
      related: ["Spinner", "FileUpload", "StatusDialog"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Beginning: Story = { args: { value: 0 } };

export const LongestText: Story = {
  args: {
    label: "Sending application-for-the-position-of-dental-nurse-in-South-Mumbai-with-certificates.pdf",
    value: 3_400_000,
    max: 5_000_000,
  },
  decorators: [inside("max-w-64")],
};

export const Loading: Story = dont({ label: "Loading", value: 97 });
