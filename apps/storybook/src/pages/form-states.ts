import type { StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, screen, within } from "storybook/test";
import { defaultHandlers, responses } from "./api";

type PlayContext = Parameters<NonNullable<StoryObj["play"]>>[0];
type Form = ReturnType<typeof within>;

export interface FormOnPage {
  /** The page. */
  page: StoryObj;
  /** Its accessible name. */
  name: string;
  /** The endpoint, below `/api`. */
  endpoint: string;
  /** The text to type into its fields, by label. */
  texts: Record<string, string>;
  /** Fills in the other fields. */
  fillRest?: (form: Form, context: PlayContext) => Promise<void>;
  /** The name of the submit button. */
  send: string;
}

/** The states of a form on its page once it is sent. */
export function formStates({ page, name, endpoint, texts, fillRest, send }: FormOnPage) {
  const fillInAndSend = async (context: PlayContext) => {
    const { userEvent } = context;
    const form = within(await screen.findByRole("form", { name }));
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.click(form.getByLabelText(label));
      await userEvent.paste(text);
    }
    await fillRest?.(form, context);
    await userEvent.click(form.getByLabelText("I am not a robot"));
    await form.findByText("Done, thank you.");
    await userEvent.click(form.getByRole("button", { name: send }));
    return form;
  };

  const sent = (response: keyof typeof responses, play: (form: Form) => Promise<void>): StoryObj => ({
    ...page,
    parameters: {
      msw: [http.post(`*/api/${endpoint}`, () => responses[response]()), ...defaultHandlers],
      // A dialog covers the viewport, not the full page.
      chromatic: { cropToViewport: true },
    },
    play: async (context) => {
      await play(await fillInAndSend(context));
      window.scrollTo(0, 0);
    },
  });

  return {
    submitting: sent("never", async () => {
      await expect(await screen.findByText("Submitting your application...")).toBeVisible();
    }),
    success: sent("success", async (form) => {
      await expect(await screen.findByText("Your application was submitted successfully!")).toBeVisible();
      await expect(screen.getByText("AHD-7K3QX")).toBeVisible();
      await expect(form.getByLabelText("Full Name")).toHaveValue("");
    }),
    failure: sent("failure", async (form) => {
      await expect(await screen.findByText(/The server is busy/)).toBeVisible();
      await expect(form.getByLabelText("Full Name")).toHaveValue("Asha Rao");
    }),
  };
}
