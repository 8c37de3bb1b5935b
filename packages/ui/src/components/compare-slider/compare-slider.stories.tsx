import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { room, smile } from "../../fixtures/pictures";
import { CompareSlider } from ".";

const meta = {
  title: "Components/Media/CompareSlider",
  component: CompareSlider,
  args: {
    before: {
      image: smile({ enamel: "#dcc08a", gap: 34 }),
      alt: "Yellow front teeth with a gap in the middle",
    },
    after: { image: smile(), alt: "The same teeth, lighter and without the gap" },
    label: "Two veneers",
  },
  decorators: [inside("max-w-xl")],
  parameters: {
    guide: {
      use: "For two pictures of the same size, from the same position.",
      avoid: "For two angles or two people: ImageGrid. For steps: a list.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the handle, then to the buttons.",
        "→ ↑": "Reveals 5 % more of the “before” picture.",
        "← ↓": "Reveals 5 % more of the “after” picture.",
        "PageUp PageDown": "The same in steps of 25 %.",
        Home: "Shows only the “after” picture.",
        End: "Shows only the “before” picture.",
        "Enter Space": "Presses Before, Half or After.",
      },
      accessibility: "The handle has a value in words; buttons do what dragging does (WCAG 2.5.7).",
      look: "The handle is round, the places have radius `control`. A place is reached in 200 ms.",
      words: "`label`: what was done, up to four words. `caption`: and how long it took.",
      do: { WithCaption: "The same teeth from the same position: the handle compares like with like." },
      dont: { TwoCameras: "Two pictures that don’t line up, and a caption that says nothing." },
      related: ["Picture", "ImageGrid", "BeforeAfterGallery"],
    } satisfies Guide,
  },
} satisfies Meta<typeof CompareSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["button:first-child"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

export const WithCaption: Story = { args: { caption: "Two veneers, three weeks" } };

export const LongestText: Story = {
  args: {
    label: "Full mouth rehabilitation",
    caption:
      "Full mouth rehabilitation after thirty years of grinding at night: eleven crowns, four implants and a splint, over nine months",
  },
};

export const TwoCameras: Story = dont({
  after: { image: room(), alt: "The surgery" },
  caption: "Amazing results",
});
