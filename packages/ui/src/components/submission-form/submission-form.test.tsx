import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { twoFrames } from "../../../test/observed";
import { press } from "../../fixtures/press";
import type { VerificationProvider, VerificationWidget } from "../human-verification";
import { TextArea } from "../text-area";
import { type SubmissionDetails, SubmissionForm, type SubmissionFormProps } from ".";

const onSubmit = vi.fn(async (_values: object, _details: SubmissionDetails) => ({}));

function Example(props: Partial<SubmissionFormProps<Record<string, unknown>>>) {
  const form = useForm<Record<string, unknown>>({ shouldFocusError: false });
  return (
    <SubmissionForm
      id="callback"
      form={form}
      names={[]}
      submitLabel="Call me back"
      onSubmit={onSubmit}
      verification={{ verify: async () => "token" }}
      {...props}
    >
      {props.children ?? <p>The fields</p>}
    </SubmissionForm>
  );
}

async function send() {
  onSubmit.mockClear();
  await press(page.getByRole("checkbox"));
  await press(page.getByRole("button", { name: "Call me back" }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onSubmit.mock.calls[0]?.[1];
}

it("reports the time from showing to sending it, and what a program has put into the honeypot", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { container } = await render(<Example />);
  clock.mockReturnValue(41_000);
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  const trap = container.querySelector<HTMLInputElement>("input[name=website]");
  if (trap) trap.value = "https://spam.example";
  expect(await send()).toMatchObject({ elapsedMs: 40_000, honeypot: "https://spam.example" });
  clock.mockRestore();
});

it("shows how much of a file was sent, unless all of it went at once", async () => {
  const submit = vi.fn<SubmissionFormProps<object>["onSubmit"]>(() => new Promise(() => {}));
  await render(<Example onSubmit={submit} />);
  await send();
  const [, , report] = submit.mock.lastCall ?? [];
  report?.({ sentBytes: 400, totalBytes: 400 });
  await twoFrames();
  const bar = page.getByRole("progressbar");
  await expect.element(bar).not.toBeInTheDocument();
  report?.({ sentBytes: 100, totalBytes: 400 });
  await expect.element(bar).toHaveAttribute("aria-valuetext", "25%");
});

/** Ticks the box and presses the button while the check is still working. Returns how to settle the check. */
async function pressTooEarly() {
  onSubmit.mockClear();
  let resolve: (token: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  let place: VerificationWidget | undefined;
  const verify = vi.fn<VerificationProvider["verify"]>(async () => "token");
  verify.mockImplementationOnce((_, widget) => {
    place = widget;
    return promise;
  });
  const nextSteps: SubmissionFormProps<object>["nextSteps"] = ({ reference }) =>
    `We call you about ${reference}.`;
  await render(<Example verification={{ verify }} nextSteps={nextSteps} contact="Call 0101" />);
  await press(page.getByRole("checkbox"));
  await expect.element(page.getByText(/You can press “Call me back” now/)).toBeVisible();
  await press(page.getByRole("button", { name: "Call me back" }));
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Submitting your application/);
  expect(onSubmit).not.toHaveBeenCalled();
  return { resolve, reject, ask: () => place?.open() };
}

it("waits for a human check that is still working, and repeats what was sent", async () => {
  onSubmit.mockResolvedValueOnce({ reference: "AHD-7K3QX" });
  const check = await pressTooEarly();
  check.resolve("late");
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/submitted successfully/);
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/We call you about AHD-7K3QX./);
  expect(onSubmit.mock.calls[0]?.[1]).toMatchObject({ token: "late", honeypot: "" });
});

const unreached = /could not reach our server.* Your answers are kept.*Call 0101/;

it.each([
  ["fails", unreached],
  ["asks the visitor something", /Nothing was sent/],
])("sends nothing when the check it waits for %s, and says why", async (how, why) => {
  const check = await pressTooEarly();
  if (how === "fails") check.reject(new Error("No connection."));
  else check.ask();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(why);
  expect(onSubmit).not.toHaveBeenCalled();
  if (how !== "fails") return;
  expect(document.querySelector("form")).toMatchTextContent(unreached);
  await press(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/submitted successfully/);
  expect(document.querySelector("form")).not.toMatchTextContent(unreached);
});

function Kept() {
  const form = useForm<Record<string, unknown>>({ shouldFocusError: false });
  return (
    <Example id="kept" form={form} names={["pet", "photo"]} storageKey="kept">
      <TextArea label="Pet" id="kept-pet" limit={9} {...form.register("pet")} />
      <input aria-label="Photo" type="file" {...form.register("photo")} />
    </Example>
  );
}

const pet = page.getByLabelText("Pet");

async function answerAndLeave() {
  const screen = await render(<Kept />);
  await pet.fill("Cat");
  await userEvent.upload(page.getByLabelText("Photo"), new File(["x"], "cat.gif"));
  await screen.unmount();
}

it("keeps answers for the visit, though no files, until they are sent", async () => {
  await answerAndLeave();
  expect(sessionStorage.kept).toBe('{"pet":"Cat"}');
  const screen = await render(<Kept />);
  await expect.element(pet).toHaveValue("Cat");
  await expect.element(pet).toHaveAccessibleDescription("6 characters left");
  await send();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/submitted successfully/);
  expect(sessionStorage.kept).toBeUndefined();
  await screen.unmount();
  await render(<Kept />);
  await expect.element(pet).toHaveValue("");
});

it("clears the answers that it has kept", async () => {
  await answerAndLeave();
  await render(<Kept />);
  const clear = page.getByRole("button", { name: "Clear my answers" });
  await press(clear);
  await expect.element(pet).toHaveValue("");
  await expect.element(pet).toHaveFocus();
  await expect.element(page.getByText("Your answers are cleared.")).toHaveAttribute("role", "status");
  await expect.element(clear).not.toBeInTheDocument();
  expect(sessionStorage.kept).toBeUndefined();
});

it("prefers what was typed before hydration to what it has kept", async () => {
  sessionStorage.kept = '{"pet":"Cat"}';
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Kept />);
  await pet.fill("Dog");
  const root = hydrateRoot(container, <Kept />);
  await expect.poll(() => sessionStorage.kept).toContain("Dog");
  await expect.element(pet).toHaveValue("Dog");
  root.unmount();
  container.remove();
  sessionStorage.clear();
});
