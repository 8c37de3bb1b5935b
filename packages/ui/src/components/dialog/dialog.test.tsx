import { type ComponentProps, useEffect, useRef } from "react";
import { expect, it } from "vitest";
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
          <DialogTitle>Our promise</DialogTitle>
          {children ?? (
            <>
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

const styles = () =>
  [document.documentElement, document.body].map((element) => element.getAttribute("style") ?? "");

it.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the Close button", () => page.getByRole("button", { name: "Close" }).click()],
  ["a click outside", () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
])("closes with %s, and returns focus and scrolling to the page", async (_, close) => {
  await render(<Example />);
  const before = styles();
  await open();
  // Focus starts at what closes the dialog, not at a link that leads away from it.
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  // The gutter reserves space for the scrollbar: padding or margins would move a sticky header.
  expect(document.body.getAttribute("style") ?? "").not.toMatch(/margin|padding/);
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  expect(styles()).toEqual(before);
});

it("keeps Tab and Shift+Tab inside while it is open", async () => {
  await render(<Example />);
  await open();
  const stops = ["Read more", "Close"];
  for (const name of stops) {
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.textContent).toBe(name);
  }
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole("link", { name: "Read more" })).toHaveFocus();
});

it("returns focus when its content has taken it itself", async () => {
  await render(
    <Example aria-describedby={undefined}>
      <TakesFocus />
    </Example>,
  );
  await open();
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
  await open();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("link", { name: "Elsewhere" })).toHaveFocus();
});

it("stays inside a small window and scrolls its own content", async () => {
  await page.viewport(320, 400);
  await render(
    <Example>
      <p style={{ height: 2000 }}>Much to read</p>
    </Example>,
  );
  await open();
  const { top, bottom, left, right } = dialog.element().getBoundingClientRect();
  expect([top >= 0, bottom <= 400, left >= 0, right <= 320]).toEqual([true, true, true, true]);
  expect(dialog.element().scrollHeight).toBeGreaterThan(dialog.element().clientHeight);
  await page.viewport(1280, 900);
});

it.each<[string, (opener: HTMLButtonElement) => unknown]>([
  ["removed", (opener) => opener.remove()],
  ["disabled", (opener) => opener.setAttribute("disabled", "")],
  ["hidden", (opener) => opener.style.setProperty("display", "none")],
])("returns focus to what is around the opener when that has been %s", async (_, lose) => {
  const screen = await render(
    <ul aria-label="Files">
      <li>
        <Example />
      </li>
    </ul>,
  );
  await open();
  lose(screen.container.querySelector("button") as HTMLButtonElement);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.getByRole("listitem").element().contains(document.activeElement)).toBe(true);
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

it.each([
  ["the second first", { first: true, second: false }],
  ["the first first", { first: false, second: true }],
  ["both together", { first: false, second: false }],
])("two at once unlock the page and return focus when they are closed, %s", async (_, left) => {
  const screen = await render(<Two first={false} second={false} />);
  const opener = screen.getByRole("button", { name: "Delete" });
  opener.element().focus();
  const before = styles();
  await screen.rerender(<Two first second={false} />);
  await screen.rerender(<Two first second />);
  await expect.element(page.getByRole("dialog", { name: "Second" })).toBeVisible();
  await screen.rerender(<Two {...left} />);
  if (left.first || left.second) expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  await screen.rerender(<Two first={false} second={false} />);
  await expect.poll(styles).toEqual(before);
  await expect.element(opener).toHaveFocus();
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

it("has the theme of the place it is written in, as has a dialog inside it, and leaves no element there", async () => {
  const screen = await render(
    <div data-theme="kids">
      <Example aria-describedby={undefined}>
        <Dialog>
          <DialogTrigger>Read more</DialogTrigger>
          <DialogContent aria-describedby={undefined} data-testid="inner">
            <DialogTitle>More</DialogTitle>
          </DialogContent>
        </Dialog>
      </Example>
    </div>,
  );
  await open();
  await expect.element(dialog).toHaveAttribute("data-theme", "kids");
  expect(document.querySelector("[data-slot=dialog-overlay]")).toHaveAttribute("data-theme", "kids");
  expect(screen.container.querySelector("span[hidden]")).toBeNull();
  await screen.getByRole("button", { name: "Read more" }).click();
  await expect.element(page.getByTestId("inner")).toHaveAttribute("data-theme", "kids");
});
