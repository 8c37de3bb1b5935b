import type { ComponentProps } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { hindi } from "../../../docs/hindi";
import { Button } from "../button";
import { I18nProvider } from "../i18n-provider";
import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from ".";

interface MessagesProps extends Partial<ComponentProps<typeof Toast>> {
  titles?: string[];
  onUndo?: () => void;
}

function Messages({ titles = ["Copied"], onUndo, ...props }: MessagesProps) {
  return (
    <ToastProvider duration={1000}>
      <button type="button">Page</button>
      {titles.map((title) => (
        <Toast key={title} {...props}>
          <ToastTitle>{title}</ToastTitle>
          <ToastDescription>Kurla’s number</ToastDescription>
          <ToastAction asChild altText="Copy it again" onClick={onUndo}>
            <Button>Undo {title}</Button>
          </ToastAction>
          <ToastClose aria-label={`Close ${title}`} />
        </Toast>
      ))}
      <ToastViewport />
    </ToastProvider>
  );
}

const region = page.getByRole("region", { name: "Notifications (F8)" });
const message = (title = "Copied") => region.getByText(title, { exact: true });

function stopClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
}
afterEach(() => {
  vi.useRealTimers();
});

it("is a message in a named region, and takes no focus", async () => {
  await render(<Messages duration={Number.POSITIVE_INFINITY} />);
  await expect.element(message()).toBeVisible();
  await expect.element(region.getByRole("listitem").getByText("Kurla’s number")).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

it("is announced with its label, its text and its action's altText", async () => {
  await render(<Messages />);
  const said = page.getByRole("status").last();
  await expect.element(said).toHaveTextContent("Notification CopiedKurla’s numberCopy it again");
  await expect.element(said).toHaveAttribute("aria-live", "assertive");
});

it("is announced politely when it isn't the result of an action", async () => {
  await render(<Messages type="background" />);
  await expect.element(page.getByRole("status").last()).toHaveAttribute("aria-live", "polite");
});

it("says its messages in the language of the page", async () => {
  await render(
    <I18nProvider messages={hindi}>
      <ToastProvider>
        <Toast>
          <ToastTitle>कॉपी किया गया</ToastTitle>
          <ToastClose />
        </Toast>
        <ToastViewport />
      </ToastProvider>
    </I18nProvider>,
  );
  await expect.element(page.getByRole("region", { name: "सूचनाएँ (F8)" })).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "बंद करें" })).toBeVisible();
  await expect.element(page.getByRole("status").last()).toHaveTextContent("सूचना कॉपी किया गया");
});

it("closes after its duration", async () => {
  const onOpenChange = vi.fn();
  stopClock();
  await render(<Messages open onOpenChange={onOpenChange} />);
  vi.advanceTimersByTime(999);
  expect(onOpenChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("stays until it is closed when its duration is infinite", async () => {
  const onOpenChange = vi.fn();
  stopClock();
  await render(<Messages open duration={Number.POSITIVE_INFINITY} onOpenChange={onOpenChange} />);
  vi.advanceTimersByTime(3_600_000);
  expect(onOpenChange).not.toHaveBeenCalled();
});

it("stops its clock while focus is on it", async () => {
  const onOpenChange = vi.fn();
  stopClock();
  await render(<Messages open onOpenChange={onOpenChange} />);
  page.getByRole("button", { name: "Undo Copied" }).element().focus();
  vi.advanceTimersByTime(3_600_000);
  expect(onOpenChange).not.toHaveBeenCalled();
  page.getByRole("button", { name: "Page" }).element().focus();
  vi.advanceTimersByTime(1000);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("takes focus on F8, and Tab then goes through its buttons", async () => {
  await render(<Messages duration={Number.POSITIVE_INFINITY} />);
  await expect.element(message()).toBeVisible();
  await userEvent.keyboard("{F8}");
  await userEvent.tab();
  await expect.element(page.getByRole("listitem")).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Undo Copied" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Close Copied" })).toHaveFocus();
});

it("offers the newest message first", async () => {
  await render(<Messages titles={["First", "Second"]} duration={Number.POSITIVE_INFINITY} />);
  await expect.element(message("Second")).toBeVisible();
  await userEvent.keyboard("{F8}");
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain("Second");
});

it("stops its clock while the pointer is on it", async () => {
  const onOpenChange = vi.fn();
  stopClock();
  await render(<Messages open onOpenChange={onOpenChange} />);
  message()
    .element()
    .dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
  vi.advanceTimersByTime(3_600_000);
  expect(onOpenChange).not.toHaveBeenCalled();
  region.element().dispatchEvent(new PointerEvent("pointerleave"));
  vi.advanceTimersByTime(1000);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("hands focus to the other message when one is closed, and to the page after the last", async () => {
  await render(<Messages titles={["First", "Second"]} duration={Number.POSITIVE_INFINITY} />);
  const pageButton = page.getByRole("button", { name: "Page" });
  pageButton.element().focus();
  await userEvent.keyboard("{F8}{Tab}{Escape}");
  await expect.element(message("Second")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain("First");
  await userEvent.keyboard("{Escape}");
  await expect.element(message("First")).not.toBeInTheDocument();
  await expect.element(pageButton).toHaveFocus();
});

it("returns focus to the page when it is closed by a press", async () => {
  await render(<Messages duration={Number.POSITIVE_INFINITY} />);
  const pageButton = page.getByRole("button", { name: "Page" });
  await pageButton.click();
  await page.getByRole("button", { name: "Close Copied" }).click();
  await expect.element(pageButton).toHaveFocus();
});

it("is closed by its button", async () => {
  const onOpenChange = vi.fn();
  await render(<Messages onOpenChange={onOpenChange} duration={Number.POSITIVE_INFINITY} />);
  await page.getByRole("button", { name: "Close Copied" }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(message()).not.toBeInTheDocument();
});

it("is closed by Escape while it has focus", async () => {
  await render(<Messages duration={Number.POSITIVE_INFINITY} />);
  await expect.element(message()).toBeVisible();
  await userEvent.keyboard("{F8}");
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect.element(message()).not.toBeInTheDocument();
});

it("runs its action, and closes", async () => {
  const onUndo = vi.fn();
  await render(<Messages onUndo={onUndo} duration={Number.POSITIVE_INFINITY} />);
  await page.getByRole("button", { name: "Undo Copied" }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(message()).not.toBeInTheDocument();
});

it("leaves its state to a parent that controls it", async () => {
  const onOpenChange = vi.fn();
  await render(<Messages open onOpenChange={onOpenChange} duration={Number.POSITIVE_INFINITY} />);
  await page.getByRole("button", { name: "Close Copied" }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(message()).toBeVisible();
});
