import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { room, smile } from "../../fixtures/pictures";
import { CompareSlider } from ".";

const meta = {
  title: "Components/CompareSlider",
  component: CompareSlider,
  args: {
    before: {
      image: smile({ enamel: "#dcc08a", gap: 34 }),
      alt: "Yellow front teeth with a gap in the middle",
    },
    after: { image: smile(), alt: "The same teeth, lighter and without the gap" },
    label: "Two veneers",
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompareSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["button:first-child"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[role=slider]"] } } };

export const WithCaption: Story = { args: { caption: "Two veneers, three weeks" } };

export const AllBefore: Story = { args: { defaultPosition: 1 } };

export const AllAfter: Story = { args: { defaultPosition: 0 } };

export const LongestText: Story = {
  args: {
    label: "Full mouth rehabilitation",
    caption:
      "Full mouth rehabilitation after thirty years of grinding at night: eleven crowns, four implants and a splint, over nine months",
  },
};

/** The sides of the pictures stay; only the words turn. */
export const RightToLeft: Story = {
  args: { caption: "Two veneers, three weeks" },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const ShowsBeforeAndAfter: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole("slider", { name: "Two veneers: before and after" });
    await expect(slider).toHaveAttribute("aria-valuenow", "50");
    await userEvent.click(canvas.getByRole("button", { name: "Before" }));
    await expect(slider).toHaveAttribute("aria-valuetext", "Before only");
    await userEvent.click(canvas.getByRole("button", { name: "After" }));
    await expect(slider).toHaveAttribute("aria-valuetext", "After only");
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuetext", "5 % before, 95 % after");
  },
};

export const SameCamera: Story = {
  args: { caption: "Two veneers, three weeks" },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const TwoCameras: Story = {
  args: { after: { image: room(), alt: "The surgery" }, caption: "Amazing results" },
  parameters: { chromatic: { disableSnapshot: true } },
};
