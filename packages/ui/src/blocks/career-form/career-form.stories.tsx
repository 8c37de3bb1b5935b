import { applicationSchema, JOB_DEPARTMENTS } from "@clinic/api-client/schemas/career";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { phoneLinks } from "../../fixtures/phone-links";
import { sentEmpty } from "../../fixtures/sent-empty";
import { CareerForm } from ".";

const meta = {
  title: "Blocks/Career/CareerForm",
  component: CareerForm,
  args: {
    schema: applicationSchema,
    departments: JOB_DEPARTMENTS,
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token" },
    contact: phoneLinks,
    nextSteps: <p>We read every application and answer within two weeks.</p>,
  },
  decorators: [inside("mx-auto max-w-3xl")],
  parameters: {
    guide: {
      use: "Once, on the career page.",
      avoid: "For questions about a job: EnquiryForm. With other fields: SubmissionForm.",
      accessibility: "Answers and the file survive every failure. `noScript` is shown without scripts.",
      words: "`nextSteps`: who reads the application, and when an answer comes.",
      do: { Default: "The departments of the clinic, with Others for everyone else." },
      dont: { OneDepartment: "A question with a single answer isn’t a question." },
      related: ["SubmissionForm", "FileUpload", "Select"],
    } satisfies Guide,
  },
} satisfies Meta<typeof CareerForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    notice:
      "We read your resume in the branch that you would work in, show it to nobody else, and delete it six months after our answer.",
  },
  decorators: [inside("max-w-72")],
};

export const Errors: Story = sentEmpty("Send application");

export const OneDepartment: Story = dont({ departments: ["Others"] });
