import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FaqSection } from ".";

const questions = [
  { question: "How long?", answer: "An hour." },
  { question: "How often?", answer: "Every 6 months." },
];

it("is found by its heading, with each question one level below", async () => {
  const screen = await render(<FaqSection title="Questions" headingLevel={3} questions={questions} />);
  const section = screen.getByRole("region", { name: "Questions" });
  await expect.element(section.getByRole("heading", { level: 3, name: "Questions" })).toBeVisible();
  await expect.element(section.getByRole("heading", { level: 4, name: "How long?" })).toBeVisible();
});

it("opens one answer at a time", async () => {
  const screen = await render(<FaqSection title="Questions" questions={questions} />);
  await screen.getByRole("button", { name: "How long?" }).click();
  await screen.getByRole("button", { name: "How often?" }).click();
  await expect.element(screen.getByText("Every 6 months.")).toBeVisible();
  await expect.element(screen.getByText("An hour.")).not.toBeVisible();
});

it("is operable by keyboard alone", async () => {
  const screen = await render(<FaqSection title="Questions" questions={questions} />);
  const first = screen.getByRole("button", { name: "How long?" });
  const second = screen.getByRole("button", { name: "How often?" });
  await userEvent.tab();
  await expect.element(first).toHaveFocus();
  for (const [key, target] of [
    ["{ArrowDown}", second],
    ["{ArrowDown}", first],
    ["{ArrowUp}", second],
    ["{Home}", first],
    ["{End}", second],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(target).toHaveFocus();
  }
  for (const key of ["{Enter}", " "]) {
    await userEvent.keyboard(key);
    await expect.element(second).toHaveAttribute("aria-expanded", key === " " ? "false" : "true");
  }
});

it("renders nothing without questions", async () => {
  const screen = await render(<FaqSection title="Questions" questions={[]} />);
  await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
});
