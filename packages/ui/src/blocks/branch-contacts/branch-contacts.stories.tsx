import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { OpenStatus } from "../opening-hours";
import { BranchContact, BranchContacts } from ".";

const kurla = (
  <BranchContact
    name="Kurla"
    phone="+91 22 0000 0101"
    whatsApp="+91 22 0000 0105"
    directionsHref="https://maps.example/kurla"
    status={<OpenStatus dense state={{ status: "Open now", next: "Until 8.30 pm" }} />}
  />
);

const southMumbai = (
  <BranchContact
    name="South Mumbai"
    phone="+91 22 0000 0103"
    whatsApp="+91 22 0000 0106"
    directionsHref="https://maps.example/south-mumbai"
    status={
      <OpenStatus dense state={{ status: "Closed today: Republic Day", next: "Opens tomorrow at 10 am" }} />
    }
  />
);

const meta = {
  title: "Blocks/Branches/BranchContacts",
  component: BranchContacts,
  subcomponents: { BranchContact },
  parameters: {
    guide: {
      use: "At the top of the contact page: both branches in one phone’s window.",
      avoid: "With address and opening hours: BranchCard.",
      accessibility: "Each target is named with its branch, “Call Kurla”, and at least 52 px high.",
      words: "One word for each target; the number is above them.",
      do: { Default: "Both branches: the visitor chooses." },
      dont: {
        OneBranch: "One branch fills half of the row: a page of one branch has room for a BranchCard.",
      },
      related: ["BranchCard", "BookBar", "OpeningHours"],
    } satisfies Guide,
  },
  args: {
    children: (
      <>
        {kurla}
        {southMumbai}
      </>
    ),
  },
} satisfies Meta<typeof BranchContacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneBranch: Story = { args: { children: kurla } };
