import { enquirySchema, enquiryWithAttachmentSchema } from "@clinic/api-client/schemas/enquiry";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { phoneLinks } from "../../fixtures/phone-links";
import { sentEmpty } from "../../fixtures/sent-empty";
import { EnquiryForm } from ".";

const meta = {
  title: "Blocks/Every page/EnquiryForm",
  component: EnquiryForm,
  args: {
    schema: enquirySchema,
    messageLimit: MESSAGE_MAX_LENGTH,
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token" },
    contact: phoneLinks,
    nextSteps: <p>We answer within one working day.</p>,
  },
  decorators: [inside("mx-auto max-w-3xl")],
  parameters: {
    guide: {
      use: "In ContactBlock, once on a page.",
      avoid: "For an appointment: AppointmentForm. With other fields: SubmissionForm.",
      accessibility: "A missing human check is reported at its box. Answers survive every failure.",
      words: "`nextSteps`: when an answer comes. `contact`: how to reach a person if sending fails.",
      do: { Default: "Room for a question of two sentences." },
      dont: { NoRoomToAsk: "A limit that no question fits within." },
      related: ["SubmissionForm", "HumanVerification", "ContactBlock"],
    } satisfies Guide,
  },
} satisfies Meta<typeof EnquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    notice:
      "We use your details to answer this question, and for nothing else. A dentist reads every question before we answer it.",
  },
  decorators: [inside("max-w-72")],
};

export const WithAttachment: Story = { args: { schema: enquiryWithAttachmentSchema, canAttach: true } };

export const Errors: Story = sentEmpty("Send enquiry");

export const NoRoomToAsk: Story = dont({ messageLimit: 20 });
