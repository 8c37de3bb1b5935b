import { type ComponentProps, useEffect, useRef } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from ".";

function Example({ children, ...props }: ComponentProps<typeof DialogContent>) {
  return (
    <div style={{ height: "300vh" }}>
      <a href="#elsewhere">Elsewhere</a>
      <Dialog>
        <DialogTrigger>Our promise</DialogTrigger>
        <DialogContent {...props}>
          {children ?? (
            <>
              <DialogTitle>Our promise</DialogTitle>
              <DialogDescription>We call you back.</DialogDescription>
              <a href="#more">Read more</a>
              <DialogClose>Close</DialogClose>
            </>
          )}
        </DialogContent>
      </Dialog>
    </div>
  );
}

/** As a calendar does, which puts the keyboard on a day. */
function TakesFocus() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <input ref={ref} aria-label="Name" />;
}

const dialog = page.getByRole("dialog");

it("has a name and a description", async () => {
  const screen = await render(<Example />);
  await screen.getByRole("button", { name: "Our promise" }).click();
  await expect.element(dialog).toHaveAccessibleName("Our promise");
  await expect.element(dialog).toHaveAccessibleDescription("We call you back.");
});

it("keeps Tab and Shift+Tab inside while it is open", async () => {
  const screen = await render(<Example />);
  await screen.getByRole("button", { name: "Our promise" }).click();
  const link = page.getByRole("link", { name: "Read more" });
  const close = page.getByRole("button", { name: "Close" });
  // Focus starts at what closes the dialog, not at a link that leads away from it.
  await expect.element(close).toHaveFocus();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(close).toHaveFocus();
});

it.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the Close button", () => page.getByRole("button", { name: "Close" }).click()],
  ["a click outside", () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
])("closes with %s and returns focus to what opened it", async (_, close) => {
  const screen = await render(<Example />);
  const trigger = screen.getByRole("button", { name: "Our promise" });
  await trigger.click();
  await expect.element(dialog).toBeVisible();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

it("returns focus when it was opened without a trigger", async () => {
  const example = (open: boolean) => (
    <>
      <button type="button">Send</button>
      <Dialog open={open}>
        <DialogContent>
          <DialogTitle>Sending</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  );
  const screen = await render(example(false));
  const button = screen.getByRole("button", { name: "Send" });
  await button.click();
  await screen.rerender(example(true));
  await expect.element(dialog).toHaveFocus();
  await screen.rerender(example(false));
  await expect.element(button).toHaveFocus();
});

it("returns focus when its content has taken focus by itself", async () => {
  const screen = await render(
    <Example>
      <DialogTitle>Your name</DialogTitle>
      <TakesFocus />
    </Example>,
  );
  const trigger = screen.getByRole("button", { name: "Our promise" });
  await trigger.click();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
});

it("lets its owner move focus elsewhere on closing", async () => {
  const screen = await render(
    <Example
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>("a[href='#elsewhere']")?.focus();
      }}
    />,
  );
  await screen.getByRole("button", { name: "Our promise" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("link", { name: "Elsewhere" })).toHaveFocus();
});

it("holds the page still while it is open, and lets it scroll again afterwards", async () => {
  const screen = await render(<Example />);
  await screen.getByRole("button", { name: "Our promise" }).click();
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  // Space for the scrollbar is the gutter's business: padding or margins would move a sticky header.
  expect(document.body.getAttribute("style") ?? "").not.toMatch(/margin|padding/);
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).toBe("visible"));
});

it("stays inside a small window and scrolls its own content", async () => {
  await page.viewport(320, 400);
  await render(
    <Dialog open>
      <DialogContent>
        <DialogTitle>Long</DialogTitle>
        <p style={{ height: 2000 }}>Much to read</p>
      </DialogContent>
    </Dialog>,
  );
  const { top, bottom, left, right } = dialog.element().getBoundingClientRect();
  expect([top >= 0, bottom <= 400, left >= 0, right <= 320]).toEqual([true, true, true, true]);
  expect(dialog.element().scrollHeight).toBeGreaterThan(dialog.element().clientHeight);
  await page.viewport(1280, 900);
});
