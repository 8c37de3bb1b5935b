import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { room } from "../../fixtures/pictures";
import { Picture } from "../picture";
import { Reveal } from ".";

const meta = {
  title: "Components/Reveal",
  component: Reveal,
  args: {
    children: (
      <Picture image={room()} alt="A surgery with arched openings" className="max-w-xl rounded-panel" />
    ),
  },
} satisfies Meta<typeof Reveal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the window from the start: it stands still. */
export const Default: Story = {};

/** Scroll down: it rises into place once. */
export const BelowTheWindow: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: "320px" } } },
  decorators: [
    (Story) => (
      <>
        <p className="mb-[120vh] text-ink-muted">Scroll down.</p>
        <Story />
      </>
    ),
  ],
};

export const RisesOnce: Story = {
  ...BelowTheWindow,
  args: { duration: 100, children: <p>Two dentists and two nurses.</p> },
  play: async ({ canvas }) => {
    const text = canvas.getByText("Two dentists and two nurses.");
    await waitFor(() => expect(text.parentElement).toHaveAttribute("data-state", "waiting"));
    text.scrollIntoView();
    await waitFor(() => expect(text.parentElement).toHaveAttribute("data-state", "arrived"));
    await waitFor(() => expect(getComputedStyle(text.parentElement as Element).opacity).toBe("1"));
  },
};

export const OnePicture: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EverySentence: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="space-y-4">
      {["The gum is numb while we work.", "Most people feel pressure.", "Afterwards it may be sore."].map(
        (line) => (
          <Reveal key={line}>
            <p>{line}</p>
          </Reveal>
        ),
      )}
    </div>
  ),
};
