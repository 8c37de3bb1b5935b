import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { interactiveMap } from "../../fixtures/interactive-map";
import { streetMap } from "../../fixtures/pictures";
import { EmbedMap } from ".";

const meta = {
  title: "Components/Media/EmbedMap",
  component: EmbedMap,
  argTypes: { src: { control: false } },
  args: {
    place: "Kurla",
    drawing: streetMap(),
    alt: "The clinic is on the main road, three minutes on foot south of the station.",
    src: "https://maps.example/embed/kurla",
    directionsHref: "https://maps.example/kurla",
  },
  decorators: [inside("max-w-xl")],
  parameters: {
    guide: {
      use: "For the place of a branch.",
      avoid: "In a sentence: TextLink. For a map without a place of ours: Picture.",
      states: "stack",
      keyboard: {
        Tab: "Moves to “Show interactive map”, then to “Directions”.",
        Enter: "Shows the map and goes into it; follows the link.",
        Space: "Shows the map and goes into it.",
      },
      accessibility: "The map’s host gets no request until asked; then focus moves into the frame.",
      look: "Radius `panel`. No motion.",
      words: "`alt`: how one gets there on foot, up to 25 words, by someone who has walked it.",
      do: { Default: "A map of ours that everybody sees, and the other for those who want it." },
      dont: { LoadedUnasked: "A third party learns about each visitor before they have asked for anything." },
      related: ["Picture", "Tabs", "ContactBlock", "BranchCard"],
    } satisfies Guide,
  },
} satisfies Meta<typeof EmbedMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["button", "a"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["button"] } } };

/** The visitor has asked for maps earlier in this visit. */
export const Interactive: Story = { args: { shown: true, src: interactiveMap } };

export const LongestText: Story = {
  args: { place: "South Mumbai, opposite the old textile museum, entrance from the courtyard" },
  decorators: [inside("max-w-72")],
};

export const LoadedUnasked: Story = dont({ shown: true, src: interactiveMap });
