import { expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { type SubmissionDetails, useSubmission } from ".";

const details = { token: "token", honeypot: "", elapsedMs: 60_000 };
const answers = { fullName: "Asha Rao", message: "A check-up, please." };

type Send = (values: object, details: SubmissionDetails) => unknown;

async function setUp(onSubmit = vi.fn<Send>(async () => ({ reference: "AHD-1" }))) {
  const onSuccess = vi.fn();
  const { result, act } = await renderHook(() =>
    useSubmission<Record<string, unknown>>({
      onSubmit,
      onSuccess,
      explainFailure: (error) => ({ reason: String(error) }),
    }),
  );
  return {
    state: () => result.current,
    submit: (values: Record<string, unknown>, token = "token") =>
      act(() => result.current.submit(values, { ...details, token })),
    pressThreeTimes: () =>
      act(async () => {
        const press = () => result.current.submit(answers, details);
        await Promise.all([press(), press(), press()]);
      }),
    keys: () => onSubmit.mock.calls.map(([, details]) => details.idempotencyKey),
    onSubmit,
    onSuccess,
  };
}

const failing = () => vi.fn<Send>(() => Promise.reject("offline"));

it("sends once, however often the button is clicked", async () => {
  const { pressThreeTimes, onSubmit, onSuccess } = await setUp();
  await pressThreeTimes();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSuccess).toHaveBeenCalledOnce();
});

it("exposes the reference number, and accepts anything else in place of a receipt", async () => {
  const accepted = await setUp();
  await accepted.submit(answers);
  expect(accepted.state()).toMatchObject({ status: "success", reference: "AHD-1" });
  for (const receipt of [undefined, null, new Response(), { reference: 7 }]) {
    const { submit, state, onSuccess } = await setUp(vi.fn<Send>(() => receipt));
    await submit(answers);
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ status: "success", reference: undefined });
  }
});

it("sends changed answers with a new key, and the same ones with theirs", async () => {
  const { submit, keys } = await setUp(failing());
  const resume = new File(["a"], "cv.pdf");
  for (let times = 0; times < 2; times++) await submit({ ...answers, resume });
  await submit({ ...answers, resume: new File(["b"], "cv.pdf") });
  await submit({ ...answers });
  expect(new Set(keys()).size).toBe(3);
});

it("uses a new key after success", async () => {
  const { submit, keys } = await setUp();
  await submit(answers);
  await submit(answers);
  expect(new Set(keys()).size).toBe(2);
});
