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

async function press(keys: string) {
  await userEvent.keyboard(keys);
  return document.activeElement?.textContent;
}

it("references each answer, which takes no room while it is closed and is a region while it is open", async () => {
  const { screen, question, panel } = await renderQuestions();
  await expect.element(screen.getByRole("heading", { level: 4, name: "Price" })).toBeVisible();
  expect(screen.container.querySelectorAll("[role=region], [aria-labelledby]")).toHaveLength(0);
  expect(question("Price").element()).toHaveAttribute("aria-controls", panel("Price")?.id);
  expect(panel("Price")?.getBoundingClientRect().height).toBe(0);
  expect(panel("Price")).toHaveAttribute("hidden", "until-found");

  question("Price").element().focus();
  await press(" ");
  await expect.element(screen.getByRole("region", { name: "Price" })).toHaveTextContent("Price answer");
  expect(screen.container.querySelectorAll("[role=region]")).toHaveLength(1);
});

it("moves through the questions with the arrow keys, Home, End and Tab, and toggles once while Enter is held", async () => {
  const { question, answer } = await renderQuestions();
  question("Price").element().focus();
  expect(await press("{ArrowDown}")).toBe("Aftercare");
  expect(await press("{ArrowUp}{ArrowUp}")).toBe("Pain");
  expect(await press("{Home}")).toBe("Price");
  expect(await press("{End}")).toBe("Pain");
  expect(await press("{Shift>}{Tab}{/Shift}")).toBe("Aftercare");

  await press("{Enter>4/}");
  await expect.element(answer("Aftercare")).toBeVisible();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Aftercare");
  await press(" ");
  await expect.element(answer("Aftercare")).not.toBeVisible();
});

it("opens the answer that find-in-page has found", async () => {
  const { question, answer, panel } = await renderQuestions();
  panel("Aftercare")?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  await expect.element(question("Aftercare")).toHaveAttribute("aria-expanded", "true");
  await expect.element(answer("Aftercare")).toBeVisible();
});
