import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { PartialMessages } from "../../messages";
import { DatePicker } from "../date-picker";
import { ErrorSummary } from "../error-summary";
import { Pagination } from "../pagination";
import { I18nProvider } from ".";

const problems = [1, 2].map((number) => ({ controlId: `c${number}`, message: "Wrong" }));

const page = (
  <>
    <Pagination total={20} page={2} onPageChange={() => {}} />
    <DatePicker label="Date" value="2026-11-24" onValueChange={() => {}} />
    <ErrorSummary problems={problems} submitCount={1} />
    <ErrorSummary problems={problems.slice(1)} submitCount={1} />
  </>
);

it("gives messages and dates of its language to all inside, as texts or functions, through other providers", async () => {
  const messages = {
    errorSummary: { title: { one: "कृपया एक जवाब जाँचें", other: "कृपया {1} जवाब जाँचें" } },
    pagination: {
      label: "पृष्ठ",
      page: (number: number) => `पृष्ठ क्रमांक ${number}`,
      place: "{2} में से पृष्ठ {1}",
    },
  } satisfies PartialMessages;
  const screen = await render(
    <I18nProvider locale="hi-IN" messages={messages}>
      <I18nProvider>{page}</I18nProvider>
    </I18nProvider>,
  );
  await expect.element(screen.getByRole("navigation", { name: "पृष्ठ" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Next" })).toBeVisible();
  await screen.getByRole("button", { name: "पृष्ठ क्रमांक 4" }).click();
  await expect.element(screen.getByText("4 में से पृष्ठ 2", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByLabelText("Date", { exact: true })).toHaveValue("मंगल, 24 नवंबर 2026");
  await expect.element(screen.getByRole("heading", { name: "कृपया 2 जवाब जाँचें" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "कृपया एक जवाब जाँचें" })).toBeVisible();
});

it("writes numbers in the digits of its locale, and words without a catalogue in English", async () => {
  const screen = await render(<I18nProvider locale="ar-EG">{page}</I18nProvider>);
  await expect.element(screen.getByText("٢", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Please check 2 answers" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Please check one answer" })).toBeVisible();
});
