import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { framed } from "../../fixtures/framed";
import type { Guide } from "../../fixtures/guide";
import { inContainer } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { portrait } from "../../fixtures/pictures";
import { StaffCarousel } from ".";

const members = [
  { name: "Sunita Pawar", role: "Manager", image: portrait(0) },
  { name: "Neil D’Mello", role: "Receptionist", image: portrait(1) },
  { name: "Ayesha Khan", role: "Dental nurse", image: portrait(2) },
  { name: "Rekha Jadhav", role: "Dental nurse", image: portrait(3) },
].map((member) => ({ ...member, alt: `Portrait of ${member.name}` }));

const meta = {
  title: "Blocks/About/StaffCarousel",
  component: StaffCarousel,
  args: { label: "Support staff", moreLabel: "View more", lessLabel: "View less", members },
  decorators: [inContainer()],
  parameters: {
    guide: {
      use: "Once, below the dentists: the people at the desk and beside the chair.",
      avoid: "For dentists: nobody should press a button to learn who treats them.",
      accessibility:
        "Names are headings: set `headingLevel`. Everyone is shown in print and without scripts.",
      words: "The name as used at work; the role in one to three words.",
      do: { Open: "The role says what this person does for a visitor." },
      dont: { TitlesNobodyKnows: "Titles that only the clinic understands." },
      related: ["Carousel", "Disclosure", "TeamSection"],
    } satisfies Guide,
  },
} satisfies Meta<typeof StaffCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden until "View more". */
export const Default: Story = {};

export const Open: Story = {
  parameters: framed("48rem"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "View more Support staff" }));
    await expect(canvas.getByRole("heading", { name: "Sunita Pawar" })).toBeVisible();
    // Under reduced motion it is already in place.
    const pause = canvas.queryByRole("button", { name: "Pause Support staff" });
    if (pause) await userEvent.click(pause);
  },
};

export const LongestText: Story = {
  ...Open,
  args: { members: members.map((member) => ({ ...member, role: long.name })) },
};

export const TitlesNobodyKnows: Story = {
  ...Open,
  parameters: { chromatic: { disableSnapshot: true }, ...framed("48rem") },
  args: { members: members.slice(0, 2).map((member) => ({ ...member, role: "Sr. PRO cum CSSD i/c" })) },
};
