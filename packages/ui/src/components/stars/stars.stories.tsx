import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Stars } from ".";

const meta = {
  title: "Components/Stars",
  tags: ["autodocs"],
  component: Stars,
  parameters: {
    guide: {
      use: ["Above a text testimonial, which is shown with 5 stars (specification, section 2)."],
      avoid: [
        "As an ornament, or as a rating of the clinic by itself.",
        "For a rating that visitors give: this one can’t be pressed.",
      ],
      accessibility: [
        "It is one image with the name “5 out of 5 stars”; the single stars are decorative.",
        "Filled and empty differ by their shape, not by colour alone: that holds in forced colours too.",
        "No rating goes into structured data: search engines get none.",
      ],
      words: ["It has no words of its own. The name of the person and what was said is beside it."],
      do: { WithWhatWasSaid: "Five stars, and who gave them for what." },
      dont: { AsAnOrnament: "Stars that nobody gave." },
      related: ["Components/Stat", "Components/Badge", "Blocks/TextTestimonials"],
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
