import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { TextLink } from "../../components/text-link";
import { answer, framed, framedDialog } from "../../fixtures/played-form";
import { EnquiryForm } from ".";
import { enquiryFixtureSchema } from "./enquiry-form.fixture";

const meta = {
  title: "Blocks/EnquiryForm",
  component: EnquiryForm,
  args: {
    schema: enquiryFixtureSchema,
    onSubmit: fn(async () => ({ reference: "AHD-7K3QX" })),
    verification: { verify: async () => "token" },
    contact: (
      <p>
        You can also call us: <TextLink href="tel:+912200000101">+91 22 0000 0101</TextLink>
      </p>
    ),
    nextSteps: <p>We answer within one working day.</p>,
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EnquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    footnote:
      "We use your details to answer this question, and for nothing else. A dentist reads every question before we answer it.",
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
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

export const Errors: Story = {
  parameters: framed,
  play: async (context) => {
    await send(context, { verified: false });
    await waitFor(() =>
      expect(context.canvas.getByRole("region", { name: "Please check 6 answers" })).toHaveFocus(),
    );
  },
};

export const ErrorsWhereTouched: Story = {
  parameters: framed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Full Name"), "A");
    await userEvent.tab();
    await expect(await canvas.findByText("Name should be at least 2 characters")).toBeVisible();
    await expect(canvas.queryByText("Phone number is required")).toBeNull();
  },
};

export const WithoutHumanCheck: Story = {
  parameters: framed,
  play: async (context) => {
    fillIn(context);
    await send(context, { verified: false });
    await expect(context.canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "Please complete the ReCAPTCHA",
    );
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  parameters: framedDialog,
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async (context) => {
    fillIn(context);
    await send(context, { verified: true });
    await expect(await screen.findByText("Submitting your application...")).toBeVisible();
  },
};

export const Success: Story = {
  parameters: framedDialog,
  play: async (context) => {
    fillIn(context);
    await send(context, { verified: true });
    await expect(await screen.findByText("Your application was submitted successfully!")).toBeVisible();
    await expect(context.canvas.getByLabelText("Subject")).toHaveValue("");
  },
};

export const Failure: Story = {
  parameters: framedDialog,
  args: { onSubmit: fn(() => Promise.reject(new Error("offline"))) },
  play: async (context) => {
    fillIn(context);
    await send(context, { verified: true });
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(context.canvas.getByLabelText("Subject")).toHaveValue("Opening hours");
  },
};

export const NoRoomToAsk: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { messageLimit: 20 },
};
