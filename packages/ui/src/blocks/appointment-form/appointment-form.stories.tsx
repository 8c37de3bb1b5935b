import { appointmentSchema } from "@clinic/api-client/schemas/appointment";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { onDay } from "../../fixtures/on-day";
import { phoneLinks } from "../../fixtures/phone-links";
import { sentEmpty } from "../../fixtures/sent-empty";
import { AppointmentForm } from ".";

const meta = {
  title: "Blocks/Contact/AppointmentForm",
  component: AppointmentForm,
  args: {
    schema: appointmentSchema,
    messageLimit: MESSAGE_MAX_LENGTH,
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token", expiresInMs: 600_000 },
    contact: phoneLinks,
    nextSteps: <p>We call you within one working day to agree on a time.</p>,
    notice: "We use your details to answer this request, and for nothing else.",
  },
  beforeEach: () => onDay("2037-11-21"),
  decorators: [inside("mx-auto max-w-3xl")],
  parameters: {
    guide: {
      use: "Once, on the contact page.",
      avoid: "For a question without a visit: EnquiryForm. With other fields: SubmissionForm.",
      accessibility:
        "Answers survive every failure, and what was typed before hydration. `noScript` is shown without scripts.",
      words: "`nextSteps`: what happens, and when. `notice`: what is kept, why, how long, how to withdraw.",
      do: {
        Default:
          "A few sentences: what is kept, why, for how long and how to withdraw, with a link to the rest.",
      },
      dont: { LegalWall: "A wall of legal text above the button: nobody reads it, and many give up." },
      related: ["SubmissionForm", "DatePicker", "HumanVerification"],
    } satisfies Guide,
  },
} satisfies Meta<typeof AppointmentForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    notice:
      "We use your details to answer this request, and for nothing else. We keep them for twelve months; write to us, and we delete them earlier.",
  },
  decorators: [inside("max-w-72")],
};

export const Errors: Story = sentEmpty("Book an appointment");

export const LegalWall: Story = dont({
  notice:
    "By submitting this form the data subject acknowledges having read, understood and accepted the conditions of use, the data protection notice and the cookie policy as amended from time to time, and consents to the processing of the data for purposes related or incidental to the request.",
});
