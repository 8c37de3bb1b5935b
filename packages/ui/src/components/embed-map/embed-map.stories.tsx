import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { streetMap } from "../../fixtures/pictures";
import { EmbedMap } from ".";

const frame = `data:text/html,${encodeURIComponent('<body style="margin:0;display:grid;place-items:center;height:100vh;background:#dfeae6;font:16px sans-serif">The interactive map is here</body>')}`;

const meta = {
  title: "Components/EmbedMap",
  component: EmbedMap,
  args: {
    place: "Kurla",
    drawing: streetMap(),
    alt: "The clinic is on the main road, three minutes on foot south of the station.",
    src: frame,
    directionsHref: "https://maps.example/kurla",
    onShow: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmbedMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["button", "a"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["button"] } } };

/** The visitor has asked for maps earlier in this visit. */
export const Interactive: Story = { args: { shown: true } };

export const LongestText: Story = {
  args: { place: "South Mumbai, opposite the old textile museum, entrance from the courtyard" },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

export const ShowsTheMapOnRequest: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show interactive map" }));
    await expect(canvas.getByTitle("Map of Kurla")).toBeVisible();
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const DrawnFirst: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const LoadedUnasked: Story = {
  args: { shown: true },
  parameters: { chromatic: { disableSnapshot: true } },
};
