import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { FaqSection } from ".";

it("opens one answer at a time, with each question one level below its heading", async () => {
  const questions = [
    { question: "How long?", answer: "An hour." },
    { question: "How often?", answer: "Every 6 months." },
  ];
  const screen = await render(<FaqSection title="Questions" headingLevel={3} questions={questions} />);
  await screen.getByRole("heading", { level: 4, name: "How long?" }).getByRole("button").click();
  await screen.getByRole("button", { name: "How often?" }).click();
  await expect.element(screen.getByText("Every 6 months.")).toBeVisible();
  await expect.element(screen.getByText("An hour.")).not.toBeVisible();
  await screen.getByRole("button", { name: "How often?" }).click();
  await expect.element(screen.getByText("Every 6 months.")).not.toBeVisible();
});
