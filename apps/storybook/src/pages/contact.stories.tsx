import contactPage from "@clinic/content/dist/en/pages/contact-us.json";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { formStates } from "./form-states";
import { sitePage, sitePages } from "./site-page";

const meta = { ...sitePages, title: "Pages/Contact", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const form = formStates({
  page: sitePage("/contact-us", "contact"),
  name: contactPage.booking.title,
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

export const Default: StoryObj = sitePage("/contact-us", "contact");

export const Submitting: StoryObj = form.submitting;

export const Success: StoryObj = form.success;

export const Failure: StoryObj = form.failure;
