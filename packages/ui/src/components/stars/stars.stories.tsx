import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { Stars } from ".";

const meta = {
  title: "Components/Text/Stars",
  component: Stars,
  parameters: {
    guide: {
      use: "Above a text testimonial.",
      avoid: "As an ornament, a rating of the clinic by itself, or one that visitors give.",
      accessibility: "One image, “5 out of 5 stars”; filled and empty differ by shape too.",
      look: "No radius, no motion.",
      words: "The person’s name and words are beside it. It shows no words and keeps its width.",
      do: { WithWhatWasSaid: "Five stars, and who gave them for what." },
      dont: { AsAnOrnament: "Stars that nobody gave." },
      related: ["Stat", "Badge", "Testimonials"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Four: Story = { args: { value: 4 } };

export const None: Story = { args: { value: 0 } };

export const WithWhatWasSaid: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <figure className="space-y-3">
      <Stars />
      <blockquote>The tooth was numb before I had finished my question.</blockquote>
      <figcaption className="text-sm text-ink-muted">Ravi, Mumbai</figcaption>
    </figure>
  ),
};

export const AsAnOrnament: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="space-y-3 text-center">
      <Stars />
      <p className="font-display text-title">Root canal</p>
      <Stars />
    </div>
  ),
};
