import { expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { type SubmissionDetails, useSubmission, verificationMissing } from ".";
import { submissionFormMessages } from "./messages";

const missing = verificationMissing(submissionFormMessages.nothingSent);

const details = { token: "token", honeypot: "", elapsedMs: 60_000 };
const answers = { fullName: "Asha Rao", message: "A check-up, please." };

type Send = (values: object, details: SubmissionDetails) => unknown;

async function setUp(onSubmit = vi.fn<Send>(async () => ({ reference: "AHD-1" }))) {
  const onSuccess = vi.fn();
  const onFailure = vi.fn();
  const { result, act } = await renderHook(() =>
    useSubmission<Record<string, unknown>>({
      onSubmit,
      onSuccess,
      onFailure,
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
    onFailure,
  };
}

const failing = () => vi.fn<Send>(() => Promise.reject("offline"));

it("sends nothing without a human check, and says so", async () => {
  const { submit, state, onSubmit, onFailure } = await setUp();
  await submit(answers, "");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onFailure).toHaveBeenCalledWith(missing);
  expect(state()).toMatchObject({ status: "error", failure: missing, canRetry: false });
});

it("sends once, however often the button is clicked", async () => {
  const { pressThreeTimes, onSubmit, onSuccess } = await setUp();
  await pressThreeTimes();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSuccess).toHaveBeenCalledOnce();
});

it("exposes the reference number", async () => {
  const { submit, state, onSubmit } = await setUp();
  await submit(answers);
  expect(onSubmit).toHaveBeenCalledWith(
    answers,
    { ...details, idempotencyKey: expect.any(String) },
    expect.any(Function),
  );
  expect(state()).toMatchObject({ status: "success", reference: "AHD-1" });
});

it.each([
  ["nothing", undefined],
  ["null", null],
  ["a response", new Response()],
  ["another kind of reference", { reference: 7 }],
])("accepts %s in place of a receipt", async (_, answer) => {
  const { submit, state, onSuccess } = await setUp(vi.fn<Send>(() => answer));
  await submit(answers);
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(state()).toMatchObject({ status: "success", reference: undefined });
});

it("retries the same answers with the same key", async () => {
  const { submit, keys, state } = await setUp(failing());
  await submit({ ...answers });
  expect(state()).toMatchObject({ status: "error", failure: { reason: "offline" }, canRetry: true });
  await submit({ ...answers }, "a new token");
  const [first, second] = keys();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

it("sends changed answers with a new key", async () => {
  const { submit, keys } = await setUp(failing());
  await submit({ ...answers, resume: new File(["a"], "cv.pdf") });
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

it("doesn't report an error in onSuccess as a failed submission", async () => {
  const { submit, onSuccess, onFailure } = await setUp();
  onSuccess.mockImplementation(() => {
    throw new Error("clean-up");
  });
  await expect(submit(answers)).rejects.toThrow("clean-up");
  expect(onFailure).not.toHaveBeenCalled();
});
