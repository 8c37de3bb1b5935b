import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { SubmissionDetails } from "../status-dialog";
import { SubmissionForm } from ".";

const onSubmit = vi.fn(async (_values: object, _details: SubmissionDetails) => ({}));

function Example() {
  return (
    <SubmissionForm
      id="callback"
      form={useForm({ shouldFocusError: false })}
      names={[]}
      submitLabel="Call me back"
      onSubmit={onSubmit}
      verification={{ verify: async () => "token" }}
    >
      <p>The fields</p>
    </SubmissionForm>
  );
}

async function send() {
  onSubmit.mockClear();
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Call me back" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onSubmit.mock.calls[0]?.[1];
}

it("reports how long a person took", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  await render(<Example />);
  clock.mockReturnValue(41_000);
  const details = await send();
  clock.mockRestore();
  expect(details?.elapsedMs).toBe(40_000);
});

it("has a honeypot field, and reports its value", async () => {
  const { container } = await render(<Example />);
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  expect(await send()).toMatchObject({ website: "" });
  await page.getByRole("button", { name: "Close" }).click();
  const trap = container.querySelector<HTMLInputElement>("input[name=website]");
  if (trap) trap.value = "https://spam.example";
  expect(await send()).toMatchObject({ website: "https://spam.example" });
});
