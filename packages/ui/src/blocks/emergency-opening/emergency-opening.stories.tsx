import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { OpenStatus } from "../opening-hours";
import { EmergencyOpening } from ".";

const meta = {
  title: "Blocks/Pain now/EmergencyOpening",
  component: EmergencyOpening,
  parameters: {
    guide: {
      use: "Once: the page for someone in pain.",
      avoid: "On other pages: EmergencyNotice, which leads here.",
      accessibility:
        "Each number is a link as large as its card. The words say how urgent it is; colour only adds.",
      words: "Sentences of about ten words, one sign each, the worst first.",
      do: { Default: "Whom to call before the signs." },
      dont: { Reassuring: "Comfort in place of a sign." },
      related: ["EmergencyNotice", "FirstAid", "OpeningHours"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "Pain now",
    text: "Call the branch that is open. You need no appointment.",
    note: "Checked by Dr Meera Iyer on 2 November 2026.",
    tonight: { name: "Closed? What to do tonight", path: "#first-aid" },
    branches: [
      {
        name: "Kurla",
        phone: "+91 22 0000 0101",
        status: <OpenStatus dense state={{ status: "Open now", next: "Until 8.30 pm" }} />,
      },
      {
        name: "South Mumbai",
        phone: "+91 22 0000 0103",
        status: <OpenStatus dense state={{ status: "Closed now", next: "Opens tomorrow at 10 am" }} />,
      },
    ],
    hospital: {
      title: "Go to a hospital now",
      text: "Go to the nearest one, or call, if one of these is true.",
      points: [
        "Breathing or swallowing is hard.",
        "A swelling comes with fever, or spreads to the eye or the neck.",
        "Bleeding is heavy.",
      ],
      calls: [
        { name: "Ambulance", phone: "108" },
        { name: "Emergency", phone: "112" },
      ],
      link: { name: "Someone is choking", path: "#choking" },
      night: {
        text: "If we are closed and it can't wait, this hospital is open day and night.",
        name: "City Hospital",
        place: "1 Sample Road",
        phone: "+91 22 0000 0199",
      },
    },
    call: {
      title: "Call us the same day",
      text: "We try to see you today, if one of these is true.",
      points: ["Pain keeps you awake.", "A gum or the face is swollen."],
    },
  },
} satisfies Meta<typeof EmergencyOpening>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reassuring: Story = dont({
  call: {
    title: "Don't worry",
    text: "Most toothache is harmless.",
    points: ["Relax.", "Book a check-up soon."],
  },
});
