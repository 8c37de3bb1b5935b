import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { OpeningHours, OpenStatus } from "../opening-hours";
import { BranchCard } from ".";

const hours = (
  <>
    <OpenStatus state={{ status: "Open now", next: "Until 8.30 pm" }} />
    <OpeningHours
      lines={[
        { days: "Monday to Friday", times: "9.30 am to 8.30 pm" },
        { days: "Saturday and Sunday", times: "9.30 am to 2 pm" },
      ]}
    />
  </>
);

const meta = {
  title: "Blocks/Branches/BranchCard",
  component: BranchCard,
  parameters: {
    guide: {
      use: "On the page of a branch.",
      avoid: "With a map and a form: ContactBlock. After a failure: ContactLinks.",
      accessibility: "For screen readers, the branch’s name follows the links to directions and WhatsApp.",
      words: "An address has one entry per line, as on an envelope.",
      do: { Default: "Everything a visitor needs in order to come or call." },
      dont: { HoursInASentence: "Days and times can't be compared at a glance." },
      related: ["OpeningHours", "ContactBlock"],
    } satisfies Guide,
  },
  args: {
    name: "Kurla",
    address: ["Teak Court, ground floor", "12 Kaman Lane", "Kurla West", "Mumbai 400070"],
    phones: ["+91 22 0000 0101", "+91 22 0000 0102"],
    whatsApp: "+91 22 0000 0103",
    directionsHref: "https://maps.example/kurla",
    hours,
  },
} satisfies Meta<typeof BranchCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = { args: { name: long.branch, address: long.address } };

export const HoursInASentence: Story = dont({
  hours: "We are there from half past nine on weekdays, and on Saturdays until six.",
});
