import { type ComponentProps, useEffect, useRef } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { press } from "../../fixtures/press";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from ".";

function Example({ children, ...props }: ComponentProps<typeof DialogContent>) {
  return (
    <div style={{ height: "300vh" }}>
      <Dialog>
        <DialogTrigger>Our promise</DialogTrigger>
        <DialogContent {...props}>
          <DialogTitle>Our promise</DialogTitle>
          <DialogDescription>We call you back.</DialogDescription>
          {children}
          <a href="#more">Read more</a>
          <DialogClose>Close</DialogClose>
        </DialogContent>
      </Dialog>
    </div>
  );
}

/** Takes focus itself, like a calendar. */
function TakesFocus() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <input ref={ref} aria-label="Name" />;
}

const dialog = page.getByRole("dialog");
const trigger = page.getByRole("button", { name: "Our promise", includeHidden: true });

/** Opens by keyboard, which is faster than by pointer. */
async function open() {
  trigger.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
}

const isPageHeld = () => getComputedStyle(document.documentElement).overflowY === "hidden";

it("closes with Escape, Close and a click outside, and returns focus and scrolling to the page", async () => {
  await render(<Example />);
  for (const close of [
    () => userEvent.keyboard("{Escape}"),
    () => press(page.getByRole("button", { name: "Close" })),
    () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } }),
  ]) {
    await open();
    // Focus starts at what closes the dialog, not at a link that leads away from it.
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
    expect(isPageHeld()).toBe(true);
    // The gutter reserves space for the scrollbar: padding or margins would move a sticky header.
    expect(document.body.getAttribute("style") ?? "").not.toMatch(/margin|padding/);
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(isPageHeld()).toBe(false);
  }
});

it("keeps Tab inside while it is open, and returns focus when its content has taken it itself", async () => {
  await render(
    <Example>
      <TakesFocus />
    </Example>,
  );
  await open();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
});

it("stays inside a small window and scrolls its own content to where focus goes", async () => {
  await page.viewport(320, 400);
  const onFocus = vi.fn();
  await render(
    <Example onFocus={onFocus}>
      <a href="#top">First</a>
      <p style={{ height: 2000 }}>Much to read</p>
    </Example>,
  );
  await open();
  const { top, bottom, left, right } = dialog.element().getBoundingClientRect();
  expect([top >= 0, bottom <= 400, left >= 0, right <= 320]).toEqual([true, true, true, true]);
  await expect.element(page.getByRole("button", { name: "Close" })).toBeInViewport();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "First" })).toBeInViewport();
  expect(onFocus).toHaveBeenCalledTimes(2);
  await page.viewport(1280, 900);
});

it("returns focus to what is around the opener when that is removed, disabled or hidden", async () => {
  for (const lose of [
    (opener: Element) => opener.remove(),
    (opener: Element) => opener.setAttribute("disabled", ""),
    (opener: Element) => opener.setAttribute("style", "display: none"),
  ]) {
    const screen = await render(
      <ul aria-label="Files">
        <li>
          <Example />
        </li>
      </ul>,
    );
    await open();
    lose(trigger.element());
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(screen.getByRole("listitem").element().contains(document.activeElement)).toBe(true);
    await screen.unmount();
  }
});

interface TwoProps {
  first: boolean;
  second: boolean;
  list?: boolean;
}

/** Dialogs without triggers, side by side. */
const Two = ({ first, second, list = true }: TwoProps) => (
  <>
    <main>{list && <button type="button">Delete</button>}</main>
    {[first, second].map((isOpen, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: always the same two
      <Dialog key={index} open={isOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>{index === 0 ? "First" : "Second"}</DialogTitle>
          <DialogClose>Close</DialogClose>
        </DialogContent>
      </Dialog>
    ))}
  </>
);

it("two at once unlock the page and return focus, in whatever order they are closed", async () => {
  const screen = await render(<Two first={false} second={false} />);
  const opener = screen.getByRole("button", { name: "Delete" });
  opener.element().focus();
  for (const left of [
    { first: true, second: false },
    { first: false, second: true },
    { first: false, second: false },
  ]) {
    await screen.rerender(<Two first second={false} />);
    await screen.rerender(<Two first second />);
    await expect.element(page.getByRole("dialog", { name: "Second" })).toBeVisible();
    await screen.rerender(<Two {...left} />);
    expect(isPageHeld()).toBe(left.first || left.second);
    await screen.rerender(<Two first={false} second={false} />);
    await expect.poll(isPageHeld).toBe(false);
    await expect.element(opener).toHaveFocus();
  }
});

it("returns focus to the main content when everything around the opener has gone", async () => {
  const screen = await render(<Two first={false} second={false} />);
  screen.getByRole("button", { name: "Delete" }).element().focus();
  await screen.rerender(<Two first second={false} />);
  await expect.element(dialog).toBeVisible();
  await screen.rerender(<Two first second={false} list={false} />);
  await screen.rerender(<Two first={false} second={false} list={false} />);
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

it("has the theme and language of the place it is written in, as has a dialog inside it, and leaves no element there", async () => {
  const screen = await render(
    <div data-theme="kids" lang="hi">
      <Example>
        <Dialog>
          <DialogTrigger>Terms</DialogTrigger>
          <DialogContent aria-describedby={undefined} data-testid="inner">
            <DialogTitle>Terms</DialogTitle>
          </DialogContent>
        </Dialog>
      </Example>
    </div>,
  );
  await open();
  await expect.element(dialog).toHaveAttribute("data-theme", "kids");
  await expect.element(dialog).toHaveAttribute("lang", "hi");
  expect(document.querySelector("[data-slot=dialog-overlay]")).toHaveAttribute("data-theme", "kids");
  expect(screen.container.querySelector("span[hidden]")).toBeNull();
  await press(page.getByRole("button", { name: "Terms" }));
  await expect.element(page.getByTestId("inner")).toHaveAttribute("data-theme", "kids");
});
