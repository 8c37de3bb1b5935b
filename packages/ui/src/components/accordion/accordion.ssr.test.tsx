import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from ".";

it("keeps closed answers in the server HTML, where search engines find them", () => {
  const html = renderToString(
    <Accordion type="single" collapsible>
      <AccordionItem value="a">
        <AccordionTrigger>Question</AccordionTrigger>
        <AccordionContent>Answer</AccordionContent>
      </AccordionItem>
    </Accordion>,
  );
  expect(html).toContain("Answer");
  expect(html).not.toContain(" hidden=");
});
