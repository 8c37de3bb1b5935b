import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
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

/** Takes focus itself, like a calendar. */
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

it.each([
  ["Read more", "link"],
  ["Close", "button"],
] as const)("closes with Escape from %s", async (name, role) => {
  const screen = await render(<Example />);
  await screen.getByRole("button", { name: "Our promise" }).click();
  page.getByRole(role, { name }).element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

it("keeps focus on its only control, at Tab and Shift+Tab", async () => {
  const screen = await render(
    <Example>
      <DialogTitle>Our promise</DialogTitle>
      <DialogClose>Close</DialogClose>
    </Example>,
  );
  await screen.getByRole("button", { name: "Our promise" }).click();
  const close = page.getByRole("button", { name: "Close" });
  await expect.element(close).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(close).toHaveFocus();
});

it("leaves zooming by Ctrl and the wheel to the browser", async () => {
  const screen = await render(<Example />);
  await screen.getByRole("button", { name: "Our promise" }).click();
  await expect.element(dialog).toBeVisible();
  const roll = (target: Element, init: WheelEventInit) => {
    const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: 10, ...init });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(roll(dialog.element(), { ctrlKey: true })).toBe(false);
});

it("is described by a text that comes later", async () => {
  const text = (hasText: boolean) => (
    <Dialog open>
      <DialogContent aria-describedby={hasText ? undefined : ""}>
        <DialogTitle>Our promise</DialogTitle>
        {hasText && <DialogDescription>We call you back.</DialogDescription>}
      </DialogContent>
    </Dialog>
  );
  const screen = await render(text(false));
  await screen.rerender(text(true));
  await expect.element(dialog).toHaveAccessibleDescription("We call you back.");
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

it("returns focus when its content has taken it itself", async () => {
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
  // The gutter reserves space for the scrollbar: padding or margins would move a sticky header.
  expect(document.body.getAttribute("style") ?? "").not.toMatch(/margin|padding/);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe("visible");
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

/** Opens by keyboard, which is faster than by pointer. */
async function open(name = "Our promise") {
  page.getByRole("button", { name, includeHidden: true }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
}

const isLocked = () => getComputedStyle(document.documentElement).overflowY === "hidden";

describe("roles, names and states", () => {
  it("announces that its trigger opens a dialog, and whether it is open", async () => {
    const screen = await render(<Example />);
    const trigger = screen.getByRole("button", { name: "Our promise" });
    await expect.element(trigger).toHaveAttribute("aria-haspopup", "dialog");
    await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
    await open();
    expect(screen.container.querySelector("[aria-expanded=true]")?.textContent).toBe("Our promise");
    const controls = screen.container.querySelector("[aria-controls]")?.getAttribute("aria-controls");
    expect(dialog.element().id).toBe(controls);
  });

  it("hides the page behind from screen readers until it closes", async () => {
    const screen = await render(<Example />);
    await open();
    expect(screen.getByRole("link", { name: "Elsewhere" }).elements()).toHaveLength(0);
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("link", { name: "Elsewhere" })).toBeVisible();
  });

  it("adds a caller's aria-describedby to its description", async () => {
    await render(
      <Example aria-describedby="terms">
        <DialogTitle>Our promise</DialogTitle>
        <DialogDescription>We call you back.</DialogDescription>
        <p id="terms">Within a day.</p>
        <DialogClose>Close</DialogClose>
      </Example>,
    );
    await open();
    await expect.element(dialog).toHaveAccessibleDescription(/We call you back/);
    await expect.element(dialog).toHaveAccessibleDescription(/Within a day/);
  });

  it("has its title as a heading", async () => {
    await render(<Example />);
    await open();
    await expect.element(dialog.getByRole("heading", { level: 2, name: "Our promise" })).toBeVisible();
  });
});

describe("focus", () => {
  it("starts on the dialog itself where it has no control", async () => {
    await render(
      <Example>
        <DialogTitle>Sending</DialogTitle>
      </Example>,
    );
    await open();
    await expect.element(dialog).toHaveFocus();
    await userEvent.tab();
    await expect.element(dialog).toHaveFocus();
  });

  it("starts where its owner puts it", async () => {
    await render(
      <Example
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          document.getElementById("answer")?.focus();
        }}
      >
        <DialogTitle>Our promise</DialogTitle>
        <DialogClose>Close</DialogClose>
        <input id="answer" aria-label="Answer" />
      </Example>,
    );
    await open();
    await expect.element(page.getByLabelText("Answer")).toHaveFocus();
  });

  it("comes back when a script moves it out", async () => {
    await render(<Example />);
    await open();
    document.querySelector<HTMLElement>("a[href='#elsewhere']")?.focus();
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  });

  it("stays inside when the focused control is removed", async () => {
    function Removable() {
      const [removed, setRemoved] = useState(false);
      return removed ? null : (
        <button type="button" onClick={() => setRemoved(true)}>
          Remove
        </button>
      );
    }
    await render(
      <Example>
        <DialogTitle>Files</DialogTitle>
        <Removable />
        <DialogClose>Close</DialogClose>
      </Example>,
    );
    await open();
    await expect.element(page.getByRole("button", { name: "Remove" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toHaveFocus();
  });

  it.each<[string, (opener: HTMLButtonElement) => void]>([
    ["removed", (opener) => opener.remove()],
    [
      "disabled",
      (opener) => {
        opener.disabled = true;
      },
    ],
    [
      "hidden",
      (opener) => {
        opener.style.display = "none";
      },
    ],
  ])("returns to what is around the opener when that has been %s", async (_, lose) => {
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

  it("returns to the main content when everything around the opener has gone", async () => {
    const Page = ({ list }: { list: boolean }) => (
      <main>
        {list && (
          <section>
            <Opener />
          </section>
        )}
      </main>
    );
    const screen = await render(<Page list />);
    const opener = screen.getByRole("button", { name: "Delete" });
    opener.element().focus();
    const standing = (open: boolean, list: boolean) => (
      <>
        <Page list={list} />
        <Dialog open={open}>
          <DialogContent>
            <DialogTitle>Deleted</DialogTitle>
          </DialogContent>
        </Dialog>
      </>
    );
    await screen.rerender(standing(true, true));
    await expect.element(dialog).toBeVisible();
    await screen.rerender(standing(true, false));
    await screen.rerender(standing(false, false));
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });
});

function Opener() {
  return <button type="button">Delete</button>;
}

describe("closing", () => {
  it("isn't caused by a press inside", async () => {
    await render(<Example />);
    await open();
    await dialog.getByText("We call you back.").click();
    await expect.element(dialog).toBeVisible();
  });

  it("isn't caused by the secondary mouse button outside", async () => {
    await render(<Example />);
    await open();
    await userEvent.click(document.documentElement, { button: "right", position: { x: 5, y: 5 } });
    await expect.element(dialog).toBeVisible();
  });

  it.each(["onEscapeKeyDown", "onInteractOutside"])("can be prevented by %s", async (handler) => {
    await render(<Example {...{ [handler]: (event: Event) => event.preventDefault() }} />);
    await open();
    if (handler === "onEscapeKeyDown") await userEvent.keyboard("{Escape}");
    else await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
    await expect.element(dialog).toBeVisible();
  });

  it("is left to a parent that controls it", async () => {
    const onOpenChange = vi.fn();
    await render(
      <Dialog open onOpenChange={onOpenChange}>
        <DialogContent>
          <DialogTitle>Sending</DialogTitle>
        </DialogContent>
      </Dialog>,
    );
    await userEvent.keyboard("{Escape}");
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(dialog).toBeVisible();
  });

  it("leaves the page where it was scrolled to", async () => {
    await render(<Example />);
    page.getByRole("button", { name: "Our promise" }).element().focus();
    window.scrollTo(0, 40);
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.scrollY).toBe(40);
  });

  it("unlocks the page when it is unmounted while open", async () => {
    const screen = await render(<Example />);
    await open();
    await screen.unmount();
    expect(isLocked()).toBe(false);
    expect(document.body.style.pointerEvents).toBe("");
  });
});

describe("two at once", () => {
  const Two = ({ first, second }: { first: boolean; second: boolean }) => (
    <>
      <Opener />
      {[first, second].map((isOpen, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same two
        <Dialog key={index} open={isOpen}>
          <DialogContent>
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
  ])("unlock the page when they are closed, %s", async (_, left) => {
    const screen = await render(<Two first={false} second={false} />);
    screen.getByRole("button", { name: "Delete" }).element().focus();
    const before = [document.documentElement, document.body].map(
      (element) => element.getAttribute("style") ?? "",
    );
    await screen.rerender(<Two first second={false} />);
    await screen.rerender(<Two first second />);
    await expect.element(page.getByRole("dialog", { name: "Second" })).toBeVisible();
    await screen.rerender(<Two {...left} />);
    if (left.first || left.second) expect(isLocked()).toBe(true);
    await screen.rerender(<Two first={false} second={false} />);
    await expect.poll(isLocked).toBe(false);
    const after = [document.documentElement, document.body].map(
      (element) => element.getAttribute("style") ?? "",
    );
    expect(after).toEqual(before);
    await expect.element(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
  });

  it("close one by one with Escape", async () => {
    const closed: string[] = [];
    const Named = ({ name, children }: { name: string; children?: ReactNode }) => (
      <Dialog defaultOpen onOpenChange={() => closed.push(name)}>
        <DialogContent>
          <DialogTitle>{name}</DialogTitle>
          {children}
        </DialogContent>
      </Dialog>
    );
    await render(
      <Named name="First">
        <Named name="Second" />
      </Named>,
    );
    await expect.element(page.getByRole("dialog", { name: "Second" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "First" })).toBeVisible();
    expect(closed).toEqual(["Second"]);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe("in a container of its own", () => {
  const places: Element[] = [];
  afterEach(() => {
    for (const place of places.splice(0)) place.remove();
  });

  function host<Name extends "div" | "iframe">(name: Name) {
    const place = document.createElement(name);
    document.body.append(place);
    places.push(place);
    return place;
  }

  /** The page and its dialog, both inside the container. */
  function Contained({ container }: { container: HTMLElement }) {
    return createPortal(<Example container={container} />, container);
  }

  const inShadow = () => {
    const container = document.createElement("div");
    host("div").attachShadow({ mode: "open" }).append(container);
    return container;
  };
  const inFrame = () => (host("iframe").contentDocument as Document).body;

  describe.each([
    ["a shadow root", inShadow],
    ["a frame", inFrame],
  ])("%s", (_, make) => {
    async function opened() {
      const container = make();
      const root = container.getRootNode() as Document | ShadowRoot;
      const find = (selector: string) => root.querySelector<HTMLElement>(selector);
      await render(<Contained container={container} />);
      find("button")?.focus();
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => find("[role=dialog]")).not.toBeNull();
      return { root, find, focused: () => root.activeElement?.textContent };
    }

    it("is drawn there and takes focus", async () => {
      const { focused } = await opened();
      await expect.poll(focused).toBe("Close");
    });

    it("keeps Tab inside", async () => {
      const { focused } = await opened();
      await expect.poll(focused).toBe("Close");
      await userEvent.tab();
      await expect.poll(focused).toBe("Read more");
      await userEvent.tab({ shift: true });
      await expect.poll(focused).toBe("Close");
    });

    it("returns focus to its opener", async () => {
      const { find, focused } = await opened();
      await expect.poll(focused).toBe("Close");
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => find("[role=dialog]")).toBeNull();
      await expect.poll(focused).toBe("Our promise");
    });

    it("holds that page still, and lets it go", async () => {
      const { root, find } = await opened();
      const page = root.nodeType === Node.DOCUMENT_NODE ? (root as Document) : document;
      const overflow = () => page.documentElement.style.overflow;
      expect(overflow()).toBe("hidden");
      if (page !== document) expect(isLocked()).toBe(false);
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => find("[role=dialog]")).toBeNull();
      expect(overflow()).toBe("");
    });
  });
});

it("has the theme of the place it is written in, and so has a dialog inside it", async () => {
  const screen = await render(
    <div data-theme="kids">
      <Example>
        <DialogTitle>Our promise</DialogTitle>
        <Dialog>
          <DialogTrigger>Read more</DialogTrigger>
          <DialogContent data-testid="inner">
            <DialogTitle>More</DialogTitle>
          </DialogContent>
        </Dialog>
      </Example>
    </div>,
  );
  await screen.getByRole("button", { name: "Our promise" }).click();
  await expect.element(dialog).toHaveAttribute("data-theme", "kids");
  expect(document.querySelector("[data-slot=dialog-overlay]")).toHaveAttribute("data-theme", "kids");
  await screen.getByRole("button", { name: "Read more" }).click();
  await expect.element(page.getByTestId("inner")).toHaveAttribute("data-theme", "kids");
});

it("leaves no element in that place, and has no theme where the page has none", async () => {
  const screen = await render(<Example />);
  const before = screen.container.innerHTML.length;
  await screen.getByRole("button", { name: "Our promise" }).click();
  await expect.element(dialog).not.toHaveAttribute("data-theme");
  expect(screen.container.querySelector("span[hidden]")).toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.container.innerHTML).toHaveLength(before);
});
