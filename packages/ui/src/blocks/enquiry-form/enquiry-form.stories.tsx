import { enquirySchema, enquiryWithAttachmentSchema } from "@clinic/api-client/schemas/enquiry";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import type { Guide } from "../../../docs";
import { TextLink } from "../../components/text-link";
import { inside } from "../../fixtures/inside";
import { answer, framedForm } from "../../fixtures/played-form";
import { EnquiryForm } from ".";

const meta = {
  title: "Blocks/EnquiryForm",
  component: EnquiryForm,
  args: {
    schema: enquirySchema,
    messageLimit: MESSAGE_MAX_LENGTH,
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token" },
    contact: (
      <p>
        You can also call us: <TextLink href="tel:+912200000101">+91 22 0000 0101</TextLink>
      </p>
    ),
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
      related: ["Components/SubmissionForm", "Components/HumanVerification", "Blocks/ContactBlock"],
    } satisfies Guide,
  },
} satisfies Meta<typeof EnquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    notice:
      "We use your details to answer this question, and for nothing else. A dentist reads every question before we answer it.",
  },
  decorators: [inside("max-w-72")],
};

function fillIn({ canvas }: PlayContext) {
  answer(canvas.getByLabelText("Full Name"), "Asha Rao");
  answer(canvas.getByLabelText("Phone Number"), "912200000199");
  answer(canvas.getByLabelText("Email Address"), "asha@mail.example");
  answer(canvas.getByLabelText("Subject"), "Opening hours");
  answer(canvas.getByLabelText("Message"), "Are you open on Sunday?");
}

async function send({ canvas, userEvent }: PlayContext, { verified }: { verified: boolean }) {
  if (verified) {
    await userEvent.click(canvas.getByLabelText("I am not a robot"));
    await canvas.findByText("Done, thank you.");
  }
  await userEvent.click(canvas.getByRole("button", { name: "Send enquiry" }));
}

export const WithAttachment: Story = {
  args: { schema: enquiryWithAttachmentSchema, canAttach: true },
  parameters: framedForm,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    fillIn(context);
    const xRay = new File([new Uint8Array(1_400_000)], "panoramic X-ray.jpg", { type: "image/jpeg" });
    await userEvent.upload(canvas.getByLabelText("X-ray or report (optional)"), xRay);
    await expect(canvas.getByText("1.4 MB")).toBeVisible();
    await send(context, { verified: true });
    await expect(await screen.findByText("Your application was submitted successfully!")).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ attachment: xRay }),
      expect.anything(),
      expect.any(Function),
    );
  },
};

export const Errors: Story = {
  tags: ["fullest"],
  parameters: framedForm,
  play: async (context) => {
    await send(context, { verified: false });
    await waitFor(() =>
      expect(context.canvas.getByRole("region", { name: "Please check 6 answers" })).toHaveFocus(),
    );
  },
};

export const NoRoomToAsk: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { messageLimit: 20 },
};
