import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { holdKey } from "../../fixtures/hold-key";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from ".";

const single = { type: "single", collapsible: true } as const;

async function renderQuestions(props: ComponentProps<typeof Accordion> = single) {
  const screen = await render(
    <Accordion {...props}>
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

it("gives each question its level in the outline, and only an open answer a region", async () => {
  const { screen, question } = await renderQuestions();
  await expect.element(screen.getByRole("heading", { level: 4, name: "Price" })).toBeVisible();
  expect(screen.container.querySelectorAll("[role=region], [aria-labelledby]")).toHaveLength(0);

  await question("Price").click();
  await expect.element(screen.getByRole("region", { name: "Price" })).toHaveTextContent("Price answer");
  expect(screen.container.querySelectorAll("[role=region]")).toHaveLength(1);
});

it("moves through the questions with the arrow keys, Home, End and Tab", async () => {
  const { question, answer } = await renderQuestions();
  question("Price").element().focus();
  expect(await press("{ArrowDown}")).toBe("Aftercare");
  expect(await press("{ArrowUp}")).toBe("Price");
  expect(await press("{ArrowUp}")).toBe("Pain");
  expect(await press("{ArrowDown}")).toBe("Price");
  expect(await press("{End}")).toBe("Pain");
  expect(await press("{Home}")).toBe("Price");
  expect(await press("{Tab}")).toBe("Aftercare");
  expect(await press("{Shift>}{Tab}{/Shift}")).toBe("Price");

  await press("{Enter}");
  await expect.element(answer("Price")).toBeVisible();
  await press(" ");
  await expect.element(answer("Price")).not.toBeVisible();
});

it("takes no room while an answer is closed", async () => {
  const { panel } = await renderQuestions();
  expect(panel("Price")?.getBoundingClientRect().height).toBe(0);
  expect(panel("Price")?.getAttribute("hidden")).toBe("until-found");
});

it("opens the answer that find-in-page has found", async () => {
  const { question, answer, panel } = await renderQuestions();
  panel("Aftercare")?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  await expect.element(question("Aftercare")).toHaveAttribute("aria-expanded", "true");
  await expect.element(answer("Aftercare")).toBeVisible();
});

it.each(["Enter", " "])("toggles once while %j is held down", async (key) => {
  const onValueChange = vi.fn();
  const { question } = await renderQuestions({ ...single, onValueChange });
  question("Price").element().focus();
  await holdKey(key);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Price");
});

it("references the answer it controls", async () => {
  const { question, panel } = await renderQuestions();
  const controls = question("Aftercare").element().getAttribute("aria-controls");
  expect(document.getElementById(controls ?? "")).toBe(panel("Aftercare"));
});
