import { contact } from "@clinic/content/dist/en/layout.json";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { formStates } from "./form-states";
import { sitePage, sitePages } from "./site-page";

/** The contact block, which is part of every page, on the shortest one. */
const meta = { ...sitePages, title: "Pages/Contact block", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const form = formStates({
  page: sitePage("/no-such-page", "not-found", "/404"),
  name: contact.form.label,
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
