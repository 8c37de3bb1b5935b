import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inContainer } from "../../fixtures/inside";
import { long } from "../../fixtures/long";
import { machine } from "../../fixtures/pictures";
import { TechnologyEntries } from ".";

const entry = (seed: number) => ({
  title: ["Scanner for the mouth", "Mill", "Printer"][seed] ?? "",
  body: [
    "A small camera, about the size of an electric toothbrush, moves over your teeth and takes thousands of pictures. The computer joins them into a 3D model while you watch.",
    "Scanning both jaws takes about five minutes. If you need to swallow, we pause.",
  ],
  note: "In Kurla and in South Mumbai",
  picture: { image: machine(seed), alt: "A machine with a round window on a bench" },
});

const meta = {
  title: "Blocks/Lists/TechnologyEntries",
  component: TechnologyEntries,
  parameters: {
    guide: {
      use: "On the technology page, for each entry.",
      avoid: "On the home page: TechnologyIndex. For a treatment: IntroBlocks.",
      accessibility: "One `article` per entry, with its title as the heading.",
      words: "What a patient notices: how long it takes, what it sounds like, what it replaces.",
      do: { Default: "Say what it spares the patient." },
      dont: { DataSheet: "It reads like a data sheet." },
      related: ["IntroBlocks", "Drawing", "Picture"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { entries: [entry(0), entry(1), entry(2)] },
  decorators: [inContainer("py-section")],
} satisfies Meta<typeof TechnologyEntries>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Sides alternate from entry to entry. */
export const Default: Story = {};

export const LongestText: Story = {
  tags: ["fullest"],
  args: {
    entries: [
      { ...entry(2), title: long.title, body: [long.text, long.title, long.name], note: long.branch },
      entry(1),
    ],
  },
};

export const DataSheet: Story = dont({
  entries: [
    { ...entry(0), title: "IOS-5000 Pro", body: ["Structured light, 25 fps, 7 µm trueness, USB-C."] },
  ],
});
