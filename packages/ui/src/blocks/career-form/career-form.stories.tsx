import { applicationSchema, JOB_DEPARTMENTS } from "@clinic/api-client/schemas/career";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import type { Guide } from "../../../docs";
import type { SubmissionHandler } from "../../components/submission-form";
import { TextLink } from "../../components/text-link";
import { inside } from "../../fixtures/inside";
import { answer, framedDialog, framedForm } from "../../fixtures/played-form";
import { CareerForm, type CareerFormValues } from ".";

const meta = {
  title: "Blocks/CareerForm",
  component: CareerForm,
  args: {
    schema: applicationSchema,
    departments: JOB_DEPARTMENTS,
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token" },
    contact: (
      <p>
        You can also call us: <TextLink href="tel:+912200000101">+91 22 0000 0101</TextLink>
      </p>
    ),
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
      related: ["Components/SubmissionForm", "Components/FileUpload", "Components/Select"],
    } satisfies Guide,
  },
} satisfies Meta<typeof CareerForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    notice:
      "We read your resume in the branch that you would work in, show it to nobody else, and delete it six months after our answer.",
  },
  decorators: [inside("max-w-72")],
};

async function fillIn({ canvas, userEvent }: PlayContext, { bytes = 340 * 1024 } = {}) {
  await userEvent.selectOptions(canvas.getByLabelText("Job Department"), "Dental Nurse");
  answer(canvas.getByLabelText("Full Name"), "Asha Rao");
  answer(canvas.getByLabelText("Phone Number"), "+912200000199");
  answer(canvas.getByLabelText("Email Address"), "asha@mail.example");
  await userEvent.upload(
    canvas.getByLabelText("Resume"),
    new File([new Uint8Array(bytes)], "Asha Rao, resume.pdf", { type: "application/pdf" }),
  );
}

async function send({ canvas, userEvent }: PlayContext, { verified }: { verified: boolean }) {
  if (verified) {
    await userEvent.click(canvas.getByLabelText("I am not a robot"));
    await canvas.findByText("Done, thank you.");
  }
  await userEvent.click(canvas.getByRole("button", { name: "Send application" }));
}

export const Errors: Story = {
  tags: ["fullest"],
  parameters: framedForm,
  play: async (context) => {
    await send(context, { verified: true });
    await waitFor(() =>
      expect(context.canvas.getByRole("region", { name: "Please check 5 answers" })).toHaveFocus(),
    );
  },
};

export const ResumeTooLarge: Story = {
  parameters: framedForm,
  play: async (context) => {
    await fillIn(context, { bytes: 5 * 1024 * 1024 + 1 });
    await send(context, { verified: true });
    await expect(
      await context.canvas.findByRole("link", { name: "File size must not exceed 5MB" }),
    ).toBeVisible();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SendingALargeResume: Story = {
  parameters: framedDialog,
  args: {
    onSubmit: fn<SubmissionHandler<CareerFormValues>>((_values, _details, onUploadProgress) => {
      onUploadProgress({ sentBytes: 1.2 * 1024 * 1024, totalBytes: 4.8 * 1024 * 1024 });
      return new Promise<never>(() => {});
    }),
  },
  play: async (context) => {
    await fillIn(context, { bytes: 4.8 * 1024 * 1024 });
    await send(context, { verified: true });
    await expect(await screen.findByRole("progressbar", { name: "Sending your file" })).toHaveAttribute(
      "aria-valuetext",
      "25%",
    );
  },
};

export const OneDepartment: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { departments: ["Others"] },
};
