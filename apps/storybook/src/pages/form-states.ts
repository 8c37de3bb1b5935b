import type { StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, screen, within } from "storybook/test";
import { answers, calmApi } from "./api";

type PlayContext = Parameters<NonNullable<StoryObj["play"]>>[0];
type Form = ReturnType<typeof within>;

export interface FormOnPage {
  /** Its name for screen readers. */
  name: string;
  /** Where it is sent, under `/api`. */
  endpoint: string;
  /** What is typed into its fields, by their labels. */
  texts: Record<string, string>;
  /** Fills in what is not typed. */
  fillRest?: (form: Form, context: PlayContext) => Promise<void>;
  /** The words on its button. */
  send: string;
}

/** How long the site waits for the API (specification, section 6). */
const API_TIMEOUT_MS = 10_000;

/** The states of a form on its page, from untouched to a server that never answers. */
export function formStates({ name, endpoint, texts, fillRest, send }: FormOnPage) {
  const find = async () => within(await screen.findByRole("form", { name }));

  const fillInAndSend = async (context: PlayContext) => {
    const { userEvent } = context;
    const form = await find();
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

  const sent = (answer: keyof typeof answers, play: (form: Form) => Promise<void>): StoryObj => ({
    parameters: {
      msw: [http.post(`*/api/${endpoint}`, answers[answer]), ...calmApi],
      // A dialog lies over the window, not over the whole page.
      chromatic: { cropToViewport: true },
    },
    play: async (context) => {
      await play(await fillInAndSend(context));
      window.scrollTo(0, 0);
    },
  });

  return {
    errors: {
      tags: ["fullest"],
      play: async ({ userEvent }) => {
        const form = await find();
        await userEvent.click(form.getByRole("button", { name: send }));
        await expect(await form.findByRole("region", { name: /Please check \d answers/ })).toHaveFocus();
      },
    } satisfies StoryObj,
    submitting: sent("never", async () => {
      await expect(await screen.findByText("Submitting your application...")).toBeVisible();
    }),
    success: sent("success", async (form) => {
      await expect(await screen.findByText("Your application was submitted successfully!")).toBeVisible();
      await expect(screen.getByText("AHD-7K3QX")).toBeVisible();
      await expect(form.getByLabelText("Full Name")).toHaveValue("");
    }),
    failure: sent("failure", async (form) => {
      await expect(await screen.findByText(/Our server has a problem/)).toBeVisible();
      await expect(form.getByLabelText("Full Name")).toHaveValue("Asha Rao");
    }),
    stall: {
      ...sent("never", async (form) => {
        const reason = await screen.findByText(/Our server did not answer in time/);
        await expect(reason).toBeVisible();
        await expect(form.getByLabelText("Full Name")).toHaveValue("Asha Rao");
      }),
      beforeEach: hurryTheTimeout,
    } satisfies StoryObj,
  };
}

/** Lets what waits for the API's timeout, or for what is left of it, wait a tenth of a second. */
function hurryTheTimeout() {
  const { setTimeout: wait } = globalThis;
  const hurry = (run: () => void, ms = 0) =>
    wait(run, ms > API_TIMEOUT_MS / 2 && ms <= API_TIMEOUT_MS ? 100 : ms);
  globalThis.setTimeout = hurry as typeof wait;
  return () => {
    globalThis.setTimeout = wait;
  };
}
