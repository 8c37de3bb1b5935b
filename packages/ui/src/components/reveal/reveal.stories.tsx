import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Guide } from "../../../docs";
import { room } from "../../fixtures/pictures";
import { Picture } from "../picture";
import { Reveal } from ".";

const meta = {
  title: "Components/Reveal",
  tags: ["autodocs"],
  component: Reveal,
  args: {
    children: (
      <Picture image={room()} alt="A surgery with arched openings" className="max-w-xl rounded-panel" />
    ),
  },
  parameters: {
    guide: {
      use: ["For a picture or a group that opens a part of the page, once or twice a page."],
      avoid: [
        "For text that is read line by line, for forms, and for what has to be found at once.",
        "For movement that says something: this one is decoration.",
      ],
      states: "stack",
      keyboard: {
        Tab: "Goes to the controls inside, as usual: a focused control scrolls into view and is shown.",
      },
      accessibility: [
        "Nothing is hidden in the server’s HTML, without JavaScript, in print, or for visitors who prefer reduced motion.",
        "What is in the window from the start never moves.",
        "Only opacity and place change, so the layout holds still.",
      ],
      words: ["It adds no words. What it holds must make sense without the movement."],
      do: { OnePicture: "One thing rises, where the eye should go." },
      dont: { EverySentence: "A visitor who scrolls has to wait for each line." },
      related: ["Components/Picture", "Components/Section", "Components/Stat"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Reveal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the window from the start: it doesn't move. */
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
