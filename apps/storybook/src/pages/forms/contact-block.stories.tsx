import { contactBlock } from "@clinic/content/pages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "../support/site-page";
import { formStates } from "./form-states";

/** The contact block, which is part of every page, on the shortest one. */
const meta = {
  title: "Pages/Contact block",
  tags: ["!autodocs"],
  ...sitePage({ path: "/no-such-page", route: "not-found" }),
} satisfies Meta;
export default meta;

const form = formStates({
  name: contactBlock.heading,
  endpoint: "query",
  texts: {
    "Full Name": "Asha Rao",
    "Phone Number": "912200000199",
    "Email Address": "asha@mail.example",
    Subject: "Opening hours",
    Message: "Are you open on Sunday?",
  },
  send: "Send enquiry",
});

export const Errors: StoryObj = form.errors;

export const Submitting: StoryObj = form.submitting;

export const Success: StoryObj = form.success;

export const Failure: StoryObj = form.failure;

export const Stall: StoryObj = form.stall;
