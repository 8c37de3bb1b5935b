import { contactPage } from "@clinic/content/pages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { sitePage } from "../support/site-page";
import { formStates } from "./form-states";

const meta = {
  title: "Pages/Contact",
  tags: ["!autodocs"],
  ...sitePage({ path: "/contact-us", route: "contact-us" }),
} satisfies Meta;
export default meta;

const form = formStates({
  name: contactPage.booking.heading,
  endpoint: "contactus",
  texts: {
    "Full Name": "Asha Rao",
    Email: "asha@mail.example",
    "Phone Number": "+912200000199",
    Message: "A check-up, please.",
  },
  fillRest: async (form, { userEvent }) => {
    await userEvent.click(form.getByRole("button", { name: "Choose date" }));
    await userEvent.click(await screen.findByRole("button", { name: /24 November 2026/ }));
  },
  send: "Book an appointment",
});

export const Default: StoryObj = {};

export const Errors: StoryObj = form.errors;

export const Submitting: StoryObj = form.submitting;

export const Success: StoryObj = form.success;

export const Failure: StoryObj = form.failure;

export const Stall: StoryObj = form.stall;
