import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from ".";

const onValueChange = vi.fn();

async function renderQuestions() {
  onValueChange.mockClear();
  const screen = await render(
    <Accordion type="single" collapsible onValueChange={onValueChange}>
      {["Price", "Aftercare", "Pain"].map((name) => (
        <AccordionItem key={name} value={name}>
          <AccordionTrigger headingLevel={4}>{name}</AccordionTrigger>
          <AccordionContent>{name} answer</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>,
  );
  const question = (name: string) => screen.getByRole("button", { name });
  const answer = (name: string) => screen.getByText(`${name} answer`);
  const panel = (name: string) => answer(name).element().closest("[data-slot=accordion-content]");
  return { screen, question, answer, panel };
}

it("references each answer, which takes no room while it is closed and is a region once a held Enter has opened it", async () => {
  const { screen, question, panel } = await renderQuestions();
  await expect.element(screen.getByRole("heading", { level: 4, name: "Price" })).toBeVisible();
  expect(screen.container.querySelectorAll("[role=region], [aria-labelledby]")).toHaveLength(0);
  expect(question("Price").element()).toHaveAttribute("aria-controls", panel("Price")?.id);
  expect(panel("Price")?.getBoundingClientRect().height).toBe(0);
  expect(panel("Price")).toHaveAttribute("hidden", "until-found");

  question("Price").element().focus();
  await userEvent.keyboard("{Enter>4/}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Price");
  await expect.element(screen.getByRole("region", { name: "Price" })).toHaveTextContent("Price answer");
  expect(screen.container.querySelectorAll("[role=region]")).toHaveLength(1);
});

it("opens the answer that find-in-page has found", async () => {
  const { question, answer, panel } = await renderQuestions();
  panel("Aftercare")?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  await expect.element(question("Aftercare")).toHaveAttribute("aria-expanded", "true");
  await expect.element(answer("Aftercare")).toBeVisible();
});
