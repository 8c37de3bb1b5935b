import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog, DialogContent, DialogTitle } from "../dialog";
import { Tooltip, TooltipContent, TooltipTrigger } from ".";

function Copy({ onClick, ...props }: Partial<ComponentProps<typeof Tooltip>> & { onClick?: () => void }) {
  return (
    <div style={{ padding: 120 }}>
      <Tooltip delayDuration={0} {...props}>
        <TooltipTrigger onClick={onClick}>Copy</TooltipTrigger>
        <TooltipContent>Copies the number</TooltipContent>
      </Tooltip>
      <button type="button">Next</button>
    </div>
  );
}

const trigger = page.getByRole("button", { name: "Copy" });
const tooltip = page.getByRole("tooltip");
/** The visible tooltip: the role is on a copy for screen readers. */
const shown = () => document.querySelector<HTMLElement>("[data-slot=tooltip-content]");

it("describes its trigger, which keeps its own name", async () => {
  await render(<Copy defaultOpen />);
  await expect.element(trigger).toHaveAccessibleName("Copy");
  await expect.element(trigger).toHaveAccessibleDescription("Copies the number");
});

it("refers to nothing while it is closed", async () => {
  await render(<Copy />);
  await expect.element(trigger).not.toHaveAttribute("aria-describedby");
  await expect.element(tooltip).not.toBeInTheDocument();
});

it("is shown by the keyboard's focus at once, and hidden when focus moves on", async () => {
  await render(<Copy delayDuration={60_000} />);
  await userEvent.tab();
  await expect.element(tooltip).toHaveTextContent("Copies the number");
  await userEvent.tab();
  await expect.element(tooltip).not.toBeInTheDocument();
});

it("is shown by a pointer that rests on the trigger, and stays while the pointer is on its text", async () => {
  await render(<Copy />);
  await trigger.hover();
  await expect.poll(shown).not.toBeNull();
  await userEvent.hover(shown() as HTMLElement);
  await expect.element(tooltip).toBeInTheDocument();
  await page.getByRole("button", { name: "Next" }).hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

it("is hidden by Escape, which leaves the focus where it is", async () => {
  await render(<Copy />);
  await userEvent.tab();
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

it("takes the first Escape from the dialog it is in", async () => {
  const onOpenChange = vi.fn();
  await render(
    <Dialog defaultOpen onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Numbers</DialogTitle>
        <Copy defaultOpen />
      </DialogContent>
    </Dialog>,
  );
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(tooltip).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("is hidden when its trigger is pressed", async () => {
  const onClick = vi.fn();
  await render(<Copy onClick={onClick} />);
  await userEvent.tab();
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(tooltip).not.toBeInTheDocument();
  expect(onClick).toHaveBeenCalledOnce();
});

it("isn't shown by touch", async () => {
  const onOpenChange = vi.fn();
  await render(<Copy onOpenChange={onOpenChange} />);
  trigger.element().dispatchEvent(new PointerEvent("pointermove", { pointerType: "touch", bubbles: true }));
  expect(onOpenChange).not.toHaveBeenCalled();
  trigger.element().dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", bubbles: true }));
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
});

it("closes the one that was open before", async () => {
  await render(
    <>
      <Copy defaultOpen />
      <Tooltip>
        <TooltipTrigger>Call</TooltipTrigger>
        <TooltipContent>Calls Kurla</TooltipContent>
      </Tooltip>
    </>,
  );
  await expect.element(tooltip).toHaveTextContent("Copies the number");
  page.getByRole("button", { name: "Call" }).element().focus();
  await expect.element(tooltip).toHaveTextContent("Calls Kurla");
});

it("leaves its state to a parent that controls it", async () => {
  const onOpenChange = vi.fn();
  await render(<Copy open={false} onOpenChange={onOpenChange} />);
  await userEvent.tab();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  await expect.element(tooltip).not.toBeInTheDocument();
});

it("is drawn in its container, and on its side", async () => {
  const screen = await render(<div data-testid="frame" />);
  const container = screen.getByTestId("frame").element() as HTMLElement;
  await screen.rerender(
    <div data-testid="frame">
      <div style={{ padding: 120 }}>
        <Tooltip defaultOpen>
          <TooltipTrigger>Call</TooltipTrigger>
          <TooltipContent container={container} side="bottom">
            Calls Kurla
          </TooltipContent>
        </Tooltip>
      </div>
    </div>,
  );
  await expect.poll(() => shown() && container.contains(shown())).toBe(true);
  const { bottom } = page.getByRole("button", { name: "Call" }).element().getBoundingClientRect();
  await expect.poll(() => shown()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

it("has the theme of the part of the page that its trigger is in", async () => {
  await render(
    <div data-theme="kids">
      <Copy defaultOpen />
    </div>,
  );
  await expect.poll(shown).toHaveAttribute("data-theme", "kids");
});

it("isn't shown again when focus returns with the window", async () => {
  await render(<Copy />);
  await userEvent.tab();
  await expect.element(tooltip).toBeInTheDocument();
  // As when a person switches windows: the element stays the document's active one.
  trigger.element().dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await expect.element(tooltip).not.toBeInTheDocument();
  trigger.element().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await new Promise(requestAnimationFrame);
  await expect.element(tooltip).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(tooltip).toBeInTheDocument();
});

it("isn't shown when the pointer leaves before the delay ends", async () => {
  const onOpenChange = vi.fn();
  await render(<Copy delayDuration={500} onOpenChange={onOpenChange} />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const move = (type: string) =>
    trigger.element().dispatchEvent(new PointerEvent(type, { pointerType: "mouse", bubbles: true }));
  move("pointermove");
  vi.advanceTimersByTime(400);
  // React makes its own leave event from this one.
  move("pointerout");
  vi.advanceTimersByTime(400);
  expect(onOpenChange).not.toHaveBeenCalledWith(true);
  move("pointermove");
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  await expect.poll(() => onOpenChange.mock.calls.at(-1)).toEqual([true]);
});

it("is hidden by Escape while the focus is elsewhere", async () => {
  await render(<Copy />);
  page.getByRole("button", { name: "Next" }).element().focus();
  await trigger.hover();
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
});
