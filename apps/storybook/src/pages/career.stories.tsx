import type { Meta, StoryObj } from "@storybook/react-vite";
import { formStates } from "./form-states";
import { sitePage, sitePages } from "./site-page";

const meta = { ...sitePages, title: "Pages/Career", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const form = formStates({
  page: sitePage("/career", "career"),
  name: "Apply",
  endpoint: "career",
  texts: {
    "Full Name": "Asha Rao",
    "Phone Number": "+912200000199",
    "Email Address": "asha@mail.example",
  },
  fillRest: async (form, { userEvent }) => {
    await userEvent.selectOptions(form.getByLabelText("Job Department"), "Dental Nurse");
    const resume = new File([new Uint8Array(340 * 1024)], "Asha Rao, resume.pdf", {
      type: "application/pdf",
    });
    await userEvent.upload(form.getByLabelText("Resume"), resume);
  },
  send: "Send application",
});

export const Default: StoryObj = sitePage("/career", "career");

export const Submitting: StoryObj = form.submitting;

export const Success: StoryObj = form.success;

export const Failure: StoryObj = form.failure;
