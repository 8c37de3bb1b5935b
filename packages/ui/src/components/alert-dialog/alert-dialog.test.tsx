import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from ".";

interface DiscardProps extends Partial<ComponentProps<typeof AlertDialog>> {
  onDiscard?: () => void;
  onOpenAutoFocus?: (event: Event) => void;
}

function Discard({ onDiscard, onOpenAutoFocus, ...props }: DiscardProps) {
  return (
    <AlertDialog {...props}>
      <AlertDialogTrigger>Discard answers</AlertDialogTrigger>
      <AlertDialogContent onOpenAutoFocus={onOpenAutoFocus}>
        <AlertDialogTitle>Discard your answers?</AlertDialogTitle>
        <AlertDialogDescription>They are not kept.</AlertDialogDescription>
        <AlertDialogAction onClick={onDiscard}>Discard</AlertDialogAction>
        <AlertDialogCancel>Keep answers</AlertDialogCancel>
      </AlertDialogContent>
    </AlertDialog>
  );
}

const dialog = page.getByRole("alertdialog", { name: "Discard your answers?" });
const trigger = page.getByRole("button", { name: "Discard answers" });
const action = page.getByRole("button", { name: "Discard", exact: true });
const cancel = page.getByRole("button", { name: "Keep answers" });

it("is an alert named by its question and described by what is lost", async () => {
  await render(<Discard defaultOpen />);
  await expect.element(dialog).toHaveAccessibleDescription("They are not kept.");
});

it("focuses the answer that loses nothing first, wherever it stands", async () => {
  await render(<Discard />);
  await trigger.click();
  await expect.element(cancel).toHaveFocus();
});

it("lets a caller choose where focus begins", async () => {
  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    action.element().focus();
  };
  await render(<Discard onOpenAutoFocus={onOpenAutoFocus} />);
  await trigger.click();
  await expect.element(action).toHaveFocus();
});

it("keeps Tab between its answers", async () => {
  await render(<Discard defaultOpen />);
  await expect.element(cancel).toHaveFocus();
  await userEvent.tab();
  await expect.element(action).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(cancel).toHaveFocus();
});

it("acts on the answer that is pressed, and returns focus to its trigger", async () => {
  const onDiscard = vi.fn();
  const onOpenChange = vi.fn();
  await render(<Discard onDiscard={onDiscard} onOpenChange={onOpenChange} />);
  await trigger.click();
  await cancel.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onDiscard).not.toHaveBeenCalled();
  await expect.element(trigger).toHaveFocus();

  await trigger.click();
  await action.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onDiscard).toHaveBeenCalledOnce();
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});

it("treats Escape as Cancel", async () => {
  const onDiscard = vi.fn();
  await render(<Discard onDiscard={onDiscard} defaultOpen />);
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onDiscard).not.toHaveBeenCalled();
});

it("isn't closed by a click outside", async () => {
  const onOpenChange = vi.fn();
  await render(<Discard defaultOpen onOpenChange={onOpenChange} />);
  await expect.element(cancel).toHaveFocus();
  await userEvent.click(document.querySelector("[data-slot=dialog-overlay]") as HTMLElement, {
    position: { x: 5, y: 5 },
  });
  expect(onOpenChange).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

it("holds the page still while it is open", async () => {
  await render(<Discard defaultOpen />);
  await expect.element(dialog).toBeVisible();
  expect(document.documentElement.style.overflow).toBe("hidden");
  await cancel.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.documentElement.style.overflow).toBe("");
});
