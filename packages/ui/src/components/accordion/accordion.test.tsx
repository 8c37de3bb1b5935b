import type { ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { holdKey } from "../../fixtures/hold-key";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from ".";

const single = { type: "single", collapsible: true } as const;

async function renderQuestions(props: ComponentProps<typeof Accordion> = single, disabledItem?: string) {
  const screen = await render(
    <Accordion {...props}>
      {["Price", "Aftercare", "Pain"].map((name) => (
        <AccordionItem key={name} value={name} disabled={name === disabledItem}>
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

it("shows one answer at a time, and closes the open one on a second click", async () => {
  const onValueChange = vi.fn();
  const { question, answer } = await renderQuestions({ ...single, onValueChange });
  await question("Price").click();
  await question("Aftercare").click();
  await expect.element(answer("Aftercare")).toBeVisible();
  await expect.element(answer("Price")).not.toBeVisible();
  expect(onValueChange.mock.calls).toEqual([["Price"], ["Aftercare"]]);

  await question("Aftercare").click();
  await expect.element(answer("Aftercare")).not.toBeVisible();
  expect(onValueChange).toHaveBeenLastCalledWith("");
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

it("keeps several answers open with type=multiple", async () => {
  const onValueChange = vi.fn();
  const { question, answer } = await renderQuestions({
    type: "multiple",
    defaultValue: ["Price"],
    onValueChange,
  });
  await question("Pain").click();
  await expect.element(answer("Price")).toBeVisible();
  await expect.element(answer("Pain")).toBeVisible();
  expect(onValueChange).toHaveBeenLastCalledWith(["Price", "Pain"]);

  await question("Price").click();
  await expect.element(answer("Price")).not.toBeVisible();
  expect(onValueChange).toHaveBeenLastCalledWith(["Pain"]);
});

it("keeps a disabled question closed and skips it", async () => {
  const { question, answer, panel } = await renderQuestions(single, "Aftercare");
  await expect.element(question("Aftercare")).toBeDisabled();
  panel("Aftercare")?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  await expect.element(answer("Aftercare")).not.toBeVisible();

  question("Price").element().focus();
  expect(await press("{ArrowDown}")).toBe("Pain");
});

it("leaves the open answer to a parent that controls it", async () => {
  const onValueChange = vi.fn();
  const { question, answer } = await renderQuestions({ ...single, value: "Price", onValueChange });
  await question("Pain").click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Pain");
  await expect.element(answer("Price")).toBeVisible();
  await expect.element(answer("Pain")).not.toBeVisible();
});

function Nested({ onOuterChange }: { onOuterChange?: (value: string) => void }) {
  return (
    <Accordion {...single} defaultValue="Treatment" onValueChange={onOuterChange}>
      <AccordionItem value="Treatment">
        <AccordionTrigger>Treatment</AccordionTrigger>
        <AccordionContent>
          <Accordion {...single}>
            {["Inlay", "Crown"].map((name) => (
              <AccordionItem key={name} value={name}>
                <AccordionTrigger headingLevel={4}>{name}</AccordionTrigger>
                <AccordionContent>{name} answer</AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </AccordionContent>
      </AccordionItem>
      <AccordionItem value="Visit">
        <AccordionTrigger>Visit</AccordionTrigger>
        <AccordionContent>Visit answer</AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}

describe("nested in an answer", () => {
  it("moves with the arrow keys among its own questions only", async () => {
    const screen = await render(<Nested />);
    screen.getByRole("button", { name: "Inlay" }).element().focus();
    expect(await press("{ArrowDown}")).toBe("Crown");
    expect(await press("{ArrowDown}")).toBe("Inlay");
    expect(await press("{ArrowUp}")).toBe("Crown");
  });

  it("goes to its own first and last question with Home and End", async () => {
    const screen = await render(<Nested />);
    screen.getByRole("button", { name: "Inlay" }).element().focus();
    expect(await press("{End}")).toBe("Crown");
    expect(await press("{Home}")).toBe("Inlay");
  });

  it("is skipped by the arrow keys of the outer questions", async () => {
    const screen = await render(<Nested />);
    screen.getByRole("button", { name: "Treatment" }).element().focus();
    expect(await press("{ArrowDown}")).toBe("Visit");
    expect(await press("{ArrowUp}")).toBe("Treatment");
  });

  it("opens without closing the answer around it", async () => {
    const onOuterChange = vi.fn();
    const screen = await render(<Nested onOuterChange={onOuterChange} />);
    await screen.getByRole("button", { name: "Inlay" }).click();
    await expect.element(screen.getByText("Inlay answer")).toBeVisible();
    expect(onOuterChange).not.toHaveBeenCalled();
  });

  it("keeps the answer around it open when find-in-page opens an inner one", async () => {
    const onOuterChange = vi.fn();
    const screen = await render(<Nested onOuterChange={onOuterChange} />);
    const inner = screen.getByText("Crown answer").element().closest("[data-slot=accordion-content]");
    inner?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await expect.element(screen.getByText("Crown answer")).toBeVisible();
    expect(onOuterChange).not.toHaveBeenCalled();
  });
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

it("says whether an answer is shown", async () => {
  const { question } = await renderQuestions();
  await expect.element(question("Price")).toHaveAttribute("aria-expanded", "false");
  await question("Price").click();
  await expect.element(question("Price")).toHaveAttribute("aria-expanded", "true");
});

it("keeps the open answer open, and says so, when it isn't collapsible", async () => {
  const onValueChange = vi.fn();
  const { question, answer } = await renderQuestions({
    type: "single",
    defaultValue: "Price",
    onValueChange,
  });
  await expect.element(question("Price")).toHaveAttribute("aria-disabled", "true");
  question("Price").element().focus();
  await press("{Enter}");
  await expect.element(answer("Price")).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});

it("keeps focus on the question that was pressed", async () => {
  const { question } = await renderQuestions();
  await question("Aftercare").click();
  await expect.element(question("Aftercare")).toHaveFocus();
  await press("{Enter}");
  await expect.element(question("Aftercare")).toHaveFocus();
});

it("includes the links of an open answer in the tab order, not those of a closed one", async () => {
  await render(
    <Accordion {...single} defaultValue="open">
      {["open", "closed"].map((name) => (
        <AccordionItem key={name} value={name}>
          <AccordionTrigger>Is it {name}?</AccordionTrigger>
          <AccordionContent>
            <a href="#more">More, {name}</a>
          </AccordionContent>
        </AccordionItem>
      ))}
      <button type="button">After</button>
    </Accordion>,
  );
  const stops = [];
  for (let stop = 0; stop < 4; stop++) stops.push(await press("{Tab}"));
  expect(stops).toEqual(["Is it open?", "More, open", "Is it closed?", "After"]);
});

it("leaves the arrow keys, Home and End to a field inside an answer", async () => {
  const screen = await render(
    <Accordion {...single} defaultValue="Price">
      <AccordionItem value="Price">
        <AccordionTrigger>Price</AccordionTrigger>
        <AccordionContent>
          <input aria-label="Amount" defaultValue="1200" />
        </AccordionContent>
      </AccordionItem>
    </Accordion>,
  );
  const field = screen.getByLabelText("Amount");
  await field.click();
  await press("{Home}{ArrowRight}{ArrowDown}{Home}9");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("91200");
});

it("doesn't scroll the page with the keys that move through the questions", async () => {
  const { question, screen } = await renderQuestions();
  const prevented: boolean[] = [];
  screen.container.addEventListener("keydown", (event) => prevented.push(event.defaultPrevented));
  question("Price").element().focus();
  await press("{ArrowDown}{ArrowUp}{End}{Home}");
  expect(prevented).toEqual([true, true, true, true]);
});

it("moves with the left and right arrow keys when it is horizontal, reversed in right-to-left text", async () => {
  const { question, screen } = await renderQuestions({ ...single, orientation: "horizontal" });
  question("Price").element().focus();
  expect(await press("{ArrowRight}")).toBe("Aftercare");
  expect(await press("{ArrowLeft}")).toBe("Price");
  expect(await press("{ArrowDown}")).toBe("Price");
  await screen.unmount();

  const { question: rtlQuestion } = await renderQuestions({
    ...single,
    orientation: "horizontal",
    dir: "rtl",
  });
  rtlQuestion("Price").element().focus();
  expect(await press("{ArrowLeft}")).toBe("Aftercare");
});

it("toggles nothing while the whole of it is disabled", async () => {
  const onValueChange = vi.fn();
  const { question } = await renderQuestions({ ...single, disabled: true, onValueChange });
  for (const name of ["Price", "Aftercare", "Pain"]) await expect.element(question(name)).toBeDisabled();
  await question("Price").click({ force: true });
  expect(onValueChange).not.toHaveBeenCalled();
});

it("leaves its state alone when a caller prevents the press", async () => {
  const screen = await render(
    <Accordion {...single}>
      <AccordionItem value="Price">
        <AccordionTrigger onClick={(event) => event.preventDefault()}>Price</AccordionTrigger>
        <AccordionContent>Price answer</AccordionContent>
      </AccordionItem>
    </Accordion>,
  );
  await screen.getByRole("button", { name: "Price" }).click();
  await expect.element(screen.getByText("Price answer")).not.toBeVisible();
});

it("opens the answer that a link's fragment points into", async () => {
  const screen = await render(
    <>
      <a href="#warranty">Warranty</a>
      <Accordion {...single}>
        <AccordionItem value="Price">
          <AccordionTrigger>Price</AccordionTrigger>
          <AccordionContent>
            <p id="warranty">Ten years</p>
          </AccordionContent>
        </AccordionItem>
      </Accordion>
    </>,
  );
  await screen.getByRole("link", { name: "Warranty" }).click();
  await expect.element(screen.getByText("Ten years")).toBeVisible();
  history.replaceState(null, "", location.pathname + location.search);
});
