import type { Meta, StoryObj } from "@storybook/react-vite";
import { contacts } from "../../fixtures/branches";
import { dont, type Guide } from "../../fixtures/guide";
import { ContactChoice, FormFallback, FormNotice, FormPanel, NextSteps, RequestSummary } from ".";

const meta = {
  title: "Blocks/Every page/FormPanel",
  component: FormPanel,
  subcomponents: { FormNotice, FormFallback, ContactChoice, NextSteps, RequestSummary },
  parameters: {
    guide: {
      use: "For the form that a page is about, and what stands around it.",
      avoid: "Beside other content: it brings its own frame. For the steps of a treatment: TreatmentSteps.",
      accessibility: "The heading names the form, and takes focus when a link leads to it.",
      words: "What to fill in; what happens, who does it and when; what is kept, why and how long.",
      do: { Default: "What follows is said before the form." },
      dont: { NoReason: "Nobody knows what the form leads to." },
      related: ["AppointmentForm", "BranchContacts"],
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
        <FormFallback text="The form needs scripts. Please call or write:" branches={contacts} />
      </div>
    ),
  },
} satisfies Meta<typeof FormPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Where a page has two forms: which of them is for me? */
export const Choice: Story = {
  tags: ["recorded"],
  render: () => (
    <ContactChoice
      label="Choose a form"
      links={[
        {
          kind: "book",
          name: "Book an appointment",
          text: "Tell us which day suits you, and we will call you back.",
          path: "#book",
        },
        {
          kind: "ask",
          name: "Ask a question",
          text: "Write to us about treatment or cost.",
          path: "#contact",
        },
      ]}
    />
  ),
};

/** Beside a form: what happens once it is sent. */
export const Steps: Story = {
  tags: ["recorded"],
  render: () => (
    <NextSteps
      title="What happens next"
      steps={["You get a reference number.", "We call you by the end of the next day to agree the time."]}
    />
  ),
};

/** In the confirmation: what was asked for, to compare and to keep. */
export const Summary: Story = {
  tags: ["fullest"],
  render: () => (
    <RequestSummary
      facts={[
        { term: "Name", value: "Asha Rao" },
        { term: "The day you would like", value: "Tuesday, 1 December 2026" },
      ]}
    />
  ),
};

export const NoReason: Story = dont({ title: "Form", text: "Please fill in all fields." });
