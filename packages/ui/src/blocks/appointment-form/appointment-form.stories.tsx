import { appointmentSchema } from "@clinic/api-client/schemas/appointment";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import type { Guide } from "../../../docs";
import { inside } from "../../fixtures/inside";
import { phoneLinks } from "../../fixtures/phone-links";
import { answer, framedDialog, framedForm } from "../../fixtures/played-form";
import { AppointmentForm } from ".";

/** The schema accepts days up to two years from today. */
function setClock() {
  const SystemDate = Date;
  const now = SystemDate.parse("2037-11-21T10:00:00+05:30");
  globalThis.Date = class extends SystemDate {
    constructor(...parts: [] | [number]) {
      super(...(parts.length ? parts : ([now] as [number])));
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = SystemDate;
  };
}

const meta = {
  beforeEach: setClock,
  title: "Blocks/AppointmentForm",
  component: AppointmentForm,
  args: {
    schema: appointmentSchema,
    messageLimit: MESSAGE_MAX_LENGTH,
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token", expiresInMs: 600_000 },
    contact: phoneLinks,
    nextSteps: <p>We call you within one working day to agree on a time.</p>,
    notice: "We use your details to answer this request, and for nothing else.",
    getToday: () => "2037-11-21",
  },
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
      related: ["Components/SubmissionForm", "Components/DatePicker", "Components/HumanVerification"],
    } satisfies Guide,
  },
} satisfies Meta<typeof AppointmentForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    notice:
      "We use your details to answer this request, and for nothing else. We keep them for twelve months; write to us, and we delete them earlier.",
  },
  decorators: [inside("max-w-72")],
};

async function fillIn({ canvas, userEvent }: PlayContext) {
  answer(canvas.getByLabelText("Full Name"), "Asha Rao");
  answer(canvas.getByLabelText("Email"), "asha@mail.example");
  answer(canvas.getByLabelText("Phone Number"), "+912200000199");
  await userEvent.click(canvas.getByRole("button", { name: "Choose date" }));
  await userEvent.click(await screen.findByRole("button", { name: /24 November 2037/ }));
  answer(canvas.getByLabelText("Message"), "A check-up, please.");
}

async function verify({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByLabelText("I am not a robot"));
  await canvas.findByText("Done, thank you.");
}

async function submit({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole("button", { name: "Book an appointment" }));
}

export const Errors: Story = {
  tags: ["fullest"],
  parameters: framedForm,
  play: async (context) => {
    await submit(context);
    const summary = await context.canvas.findByRole("region", { name: "Please check 6 answers" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Full Name is required",
      "Email is required",
      "Phone Number is required",
      "Date is required",
      "Message is required",
      "Please complete the ReCAPTCHA: tick “I am not a robot”",
    ]);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  parameters: framedDialog,
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async (context) => {
    await fillIn(context);
    await verify(context);
    await submit(context);
    await expect(await screen.findByText("Submitting your application...")).toBeVisible();
  },
};

export const Success: Story = {
  parameters: framedDialog,
  play: async (context) => {
    await fillIn(context);
    await verify(context);
    await submit(context);
    await expect(await screen.findByText("Your application was submitted successfully!")).toBeVisible();
    await expect(screen.getByText("AHD-7K3QX")).toBeVisible();
    await expect(context.canvas.getByLabelText("Full Name")).toHaveValue("");
  },
};

export const Failure: Story = {
  parameters: framedDialog,
  args: { onSubmit: fn(() => Promise.reject(new Error("offline"))) },
  play: async (context) => {
    await fillIn(context);
    await verify(context);
    await submit(context);
    await expect(
      await screen.findByText("There was an error submitting your application. Please try again."),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText("Full Name")).toHaveValue("Asha Rao");
  },
};

export const LegalWall: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    notice:
      "By submitting this form the data subject acknowledges having read, understood and accepted the conditions of use, the data protection notice, the cookie policy and the complaints procedure as amended from time to time, and consents to the processing of the data provided for purposes related or incidental to the request, including but not limited to its documentation, evaluation and archiving.",
  },
};
