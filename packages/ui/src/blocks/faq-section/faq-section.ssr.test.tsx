import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { FaqSection } from ".";

it("has every answer in the server HTML", () => {
  const html = renderToString(
    <FaqSection
      title="Questions"
      questions={[
        { question: "How long?", answer: "An hour." },
        { question: "How often?", answer: "Every 6 months." },
      ]}
    />,
  );
  expect(html).toContain("An hour.");
  expect(html).toContain("Every 6 months.");
});
