import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { type RenderResult, render } from "vitest-browser-react";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from ".";

const names = ["Price", "Aftercare", "Pain"];
let screen: RenderResult;

beforeEach(async () => {
  screen = await render(
    <Accordion>
      {names.map((name) => (
        <AccordionItem key={name} value={name}>
          <AccordionTrigger headingLevel={4}>{name}</AccordionTrigger>
          <AccordionContent>{name} answer</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>,
  );
});

const question = (name: string) => screen.getByRole("button", { name });

it("shows one answer at a time", async () => {
  await question("Price").click();
  await question("Aftercare").click();
  await expect.element(screen.getByText("Aftercare answer")).toBeVisible();
  await expect.element(screen.getByText("Price answer")).not.toBeVisible();
});

it("closes the open answer on a second press", async () => {
  await question("Price").click();
  await expect.element(question("Price")).toHaveAttribute("aria-expanded", "true");
  await question("Price").click();
  await expect.element(question("Price")).toHaveAttribute("aria-expanded", "false");
  await expect.element(screen.getByText("Price answer")).not.toBeVisible();
});

it("gives each question its place in the outline, and each open answer its name", async () => {
  await expect.element(screen.getByRole("heading", { level: 4, name: "Price" })).toBeVisible();
  await question("Price").click();
  await expect.element(screen.getByRole("region", { name: "Price" })).toHaveTextContent("Price answer");
});

it("goes through the questions with the keys of the pattern", async () => {
  question("Price").element().focus();
  const pressed = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement?.textContent;
  };
  expect(await pressed("{ArrowDown}")).toBe("Aftercare");
  expect(await pressed("{ArrowUp}")).toBe("Price");
  expect(await pressed("{End}")).toBe("Pain");
  expect(await pressed("{Home}")).toBe("Price");
  expect(await pressed("{Tab}")).toBe("Aftercare");
  expect(await pressed("{Shift>}{Tab}{/Shift}")).toBe("Price");

  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Price answer")).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByText("Price answer")).not.toBeVisible();
});

it("takes no room while an answer is closed, and no focus", async () => {
  const panel = screen.getByText("Price answer").element().closest("[data-slot=accordion-content]");
  expect(panel?.getBoundingClientRect().height).toBe(0);
  expect(panel?.getAttribute("hidden")).toBe("until-found");
});

it("opens the answer that find-in-page has found", async () => {
  const panel = screen.getByText("Aftercare answer").element().closest("[data-slot=accordion-content]");
  panel?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  await expect.element(question("Aftercare")).toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByText("Aftercare answer")).toBeVisible();
});
