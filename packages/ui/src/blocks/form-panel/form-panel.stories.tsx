import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { FormFallback, FormNotice, FormPanel } from ".";

const meta = {
  title: "Blocks/FormPanel",
  tags: ["autodocs"],
  component: FormPanel,
  subcomponents: { FormNotice, FormFallback },
  parameters: {
    guide: {
      use: "The form that a page is about; FormNotice says what is kept; FormFallback stands in.",
      avoid: "Beside other content: it brings its own frame.",
      accessibility: "The heading names the form, and takes focus when a link leads to it.",
      words: "Text: what to fill in, and what happens then. Notice: what is kept, why, how long.",
      do: { Default: "What follows is said before the form." },
      dont: { NoReason: "Nobody knows what the form leads to." },
      related: ["Blocks/AppointmentForm", "Blocks/NextSteps"],
    } satisfies Guide,
  },
  args: {
    id: "book",
    title: "Book an appointment",
    text: "Tell us which day suits you. We call you back to agree the time.",
    children: (
      <div className="flex flex-col gap-6">
        <FormNotice
          text="We use these details only to call you."
          link={{ name: "How we protect your data", path: "/privacy" }}
        />
        <FormFallback
          text="The form needs scripts. Please call or write:"
          branches={[
            {
              slug: "kurla",
              name: "Kurla",
              phones: ["+91 22 0000 0101"],
              whatsApp: "+91 22 0000 0105",
              email: "hello@archhouse.example",
            },
          ]}
        />
      </div>
    ),
  },
} satisfies Meta<typeof FormPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoReason: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: "Form", text: "Please fill in all fields." },
};
