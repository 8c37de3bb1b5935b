import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { hindi } from "../../../docs/hindi";
import { DatePicker } from "../date-picker";
import { ErrorSummary } from "../error-summary";
import { Pagination } from "../pagination";
import { I18nProvider } from ".";

const pages = <Pagination total={20} page={2} onPageChange={() => {}} />;
const date = <DatePicker label="तारीख" value="2026-11-24" onValueChange={() => {}} />;

it("gives messages and dates of its language to all components inside", async () => {
  const screen = await render(
    <I18nProvider locale="hi-IN" messages={hindi}>
      {pages}
      {date}
    </I18nProvider>,
  );
  await expect.element(screen.getByRole("navigation", { name: "पृष्ठ" })).toBeVisible();
  await expect.element(screen.getByLabelText("तारीख", { exact: true })).toHaveValue("मंगल, 24 नवंबर 2026");
});

it("takes messages that are texts, with places for what they are about", async () => {
  const texts = {
    pagination: { label: "पृष्ठ", place: "{2} में से पृष्ठ {1}" },
    errorSummary: { title: { one: "एक जवाब जाँचें", other: "{1} जवाब जाँचें" } },
  };
  const problems = [1, 2].map((number) => ({ controlId: `c${number}`, message: "गलत" }));
  const screen = await render(
    <I18nProvider locale="hi-IN" messages={texts}>
      {pages}
      <ErrorSummary problems={problems} submitCount={1} />
      <ErrorSummary problems={problems.slice(1)} submitCount={1} />
    </I18nProvider>,
  );
  await expect.element(screen.getByText("4 में से पृष्ठ 2", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "2 जवाब जाँचें" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "एक जवाब जाँचें" })).toBeVisible();
});

it("writes numbers in the digits of its locale", async () => {
  const screen = await render(<I18nProvider locale="ar-EG">{pages}</I18nProvider>);
  await expect.element(screen.getByText("٢", { exact: true })).toBeVisible();
});

it("inherits what it leaves out from the provider around it", async () => {
  const screen = await render(
    <I18nProvider locale="hi-IN" messages={hindi}>
      <I18nProvider timeZone="Asia/Kolkata">{date}</I18nProvider>
    </I18nProvider>,
  );
  await expect.element(screen.getByRole("button", { name: /^तारीख बदलें/ })).toBeVisible();
});

it.each([
  [1, "Please check one answer"],
  [2, "Please check 2 answers"],
])("chooses the plural for %d", async (count, title) => {
  const problems = Array.from({ length: count }, (_, index) => ({
    controlId: `c${index}`,
    message: "Wrong",
  }));
  const screen = await render(<ErrorSummary problems={problems} submitCount={1} />);
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
});
