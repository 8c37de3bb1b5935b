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

/** The site's API timeout (requirements, section 6). */
const API_TIMEOUT_MS = 10_000;

/** The states of a form on its page, from untouched to a server that never responds. */
export function formStates({ page, name, endpoint, texts, fillRest, send }: FormOnPage) {
  const find = async ({ userEvent }: PlayContext) => {
    const form = await screen.findByRole("form", { name });
    // On phones, the contact block folds its form.
    const fold = form.closest("details");
    const label = fold?.querySelector("summary");
    if (label?.checkVisibility() && !fold?.open) await userEvent.click(label);
    return within(form);
  };

  const fillInAndSend = async (context: PlayContext) => {
    const { userEvent } = context;
    const form = await find(context);
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
    errors: {
      ...page,
      play: async (context) => {
        const form = await find(context);
        await context.userEvent.click(form.getByRole("button", { name: send }));
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
      await expect(await screen.findByText(/The server is busy/)).toBeVisible();
      await expect(form.getByLabelText("Full Name")).toHaveValue("Asha Rao");
    }),
    stall: {
      ...sent("never", async (form) => {
        const reason = await screen.findByText(/Our server did not answer in time/);
        await expect(reason).toBeVisible();
        await expect(form.getByLabelText("Full Name")).toHaveValue("Asha Rao");
      }),
      beforeEach: shortenApiTimeout,
    } satisfies StoryObj,
  };
}

/** Shortens timers for the API timeout, or for what remains of it, to 100 ms. */
function shortenApiTimeout() {
  const { setTimeout: wait } = globalThis;
  const shortened = (run: () => void, ms = 0) =>
    wait(run, ms > API_TIMEOUT_MS / 2 && ms <= API_TIMEOUT_MS ? 100 : ms);
  globalThis.setTimeout = shortened as typeof wait;
  return () => {
    globalThis.setTimeout = wait;
  };
}
