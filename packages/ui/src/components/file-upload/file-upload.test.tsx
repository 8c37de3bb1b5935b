import { type ComponentProps, type FormEvent, useEffect, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { twoFrames } from "../../../test/observed";
import { controlled } from "../../fixtures/controlled";
import { press } from "../../fixtures/press";
import { FileUpload } from ".";

const input = page.getByLabelText("Resume");
const status = page.getByRole("status");
const remove = page.getByRole("button", { name: /^Remove / });

const Stateful = controlled(FileUpload);

function Example(props: Partial<ComponentProps<typeof FileUpload>>) {
  return <Stateful label="Resume" value={undefined} onValueChange={() => {}} {...props} />;
}

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

function drag(type: "dragover" | "dragleave" | "drop", ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const each of files) dataTransfer.items.add(each);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector("[data-slot=file-upload-area]")?.dispatchEvent(event);
  return event;
}

/** Half of the pause before an announcement, with the frames in which React draws what comes before and after it. */
async function halfAPause() {
  for (const milliseconds of [0, 500, 0]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await twoFrames();
  }
}

afterEach(() => void vi.useRealTimers());

it("shows and announces the chosen file, removes it, returns focus, and accepts the same file again", async () => {
  const onValueChange = vi.fn();
  await render(<Example onValueChange={onValueChange} />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const resume = file("resume.pdf", 2048);
  await userEvent.upload(input, resume);
  await expect.element(page.getByText("2 kB", { exact: true })).toBeVisible();
  await halfAPause();
  await halfAPause();
  await expect.element(status).toHaveTextContent("resume.pdf, 2 kB, chosen.");
  expect(onValueChange.mock.calls[0]?.[0]).toMatchObject({ name: "resume.pdf", size: 2048 });

  await expect.element(remove).toHaveAccessibleName("Remove resume.pdf");
  await press(remove);
  await expect.element(input).toHaveFocus();
  expect((input.element() as HTMLInputElement).files).toHaveLength(0);
  expect(onValueChange).toHaveBeenLastCalledWith(undefined);
  await halfAPause();
  await halfAPause();
  await expect.element(status).toHaveTextContent("File removed.");
  await userEvent.upload(input, resume);
  await expect.element(remove).toBeVisible();
});

it("rounds sizes up", async () => {
  for (const [bytes, words] of [
    [1, "1 kB"],
    [340 * 1024, "340 kB"],
    [5 * 1024 * 1024, "5.0 MB"],
    [5 * 1024 * 1024 + 1, "5.1 MB"],
  ] as const) {
    const screen = await render(<Example value={file("resume.pdf", bytes)} />);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await screen.unmount();
  }
});

it("accepts a dropped file, highlights while it is dragged over, and keeps it when something else is dropped", async () => {
  const onValueChange = vi.fn();
  await render(<Example onValueChange={onValueChange} />);
  const area = document.querySelector("[data-slot=file-upload-area]");
  expect(drag("dragover").defaultPrevented).toBe(false);
  const resume = file("dropped.docx");
  // Without preventDefault the browser would leave the page and open the file.
  expect(drag("dragover", resume).defaultPrevented).toBe(true);
  await expect.poll(() => area).toHaveAttribute("data-state", "dragging");
  drag("dragleave");
  await expect.poll(() => area).toHaveAttribute("data-state", "empty");
  expect(drag("drop", resume).defaultPrevented).toBe(true);
  await expect.element(remove).toHaveAccessibleName("Remove dropped.docx");
  expect((input.element() as HTMLInputElement).files?.[0]).toBe(resume);
  drag("drop");
  await expect.element(remove).toBeVisible();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(resume);
});

it("speaks once of a file, and not of what was wrong with the last one", async () => {
  function Checked() {
    const [value, setValue] = useState<File>();
    const [error, setError] = useState<string>();
    // Forms check after the change.
    useEffect(() => setError(value?.name.endsWith(".pdf") ? undefined : "Only PDF"), [value]);
    return <FileUpload label="Resume" value={value} onValueChange={setValue} error={error} />;
  }
  await render(<Checked />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const spoken: string[] = [];
  new MutationObserver(() => spoken.push(status.element().textContent.trim())).observe(status.element(), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const expected = ["cat.gif: Only PDF", "cv.pdf, 1 kB, chosen."];
  for (const [index, name] of ["cat.gif", "cv.pdf"].entries()) {
    await userEvent.upload(input, file(name));
    await halfAPause();
    expect(spoken).toHaveLength(index);
    await halfAPause();
    await expect.poll(() => spoken).toEqual(expected.slice(0, index + 1));
  }
});

it("accepts a pasted file, and says where a dragged one can be dropped", async () => {
  await render(<Example />);
  const clipboardData = new DataTransfer();
  const resume = file("pasted.pdf");
  clipboardData.items.add(resume);
  input.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  await expect.element(remove).toHaveAccessibleName("Remove pasted.pdf");
  expect((input.element() as HTMLInputElement).files?.[0]).toBe(resume);
  drag("dragover", file("other.pdf"));
  await expect.element(status).toMatchTextContent("Drop the file to choose it.");
});

it("gives its button a dark edge under the pointer", async () => {
  await render(<Example />);
  await userEvent.hover(input);
  const button = () => getComputedStyle(input.element(), "::file-selector-button");
  await expect.poll(() => button().borderColor).toBe(button().color);
});

it("accepts no file while it is disabled", async () => {
  const onValueChange = vi.fn();
  await render(<Example disabled onValueChange={onValueChange} />);
  drag("drop", file("cv.pdf"));
  await expect.element(input).toBeDisabled();
  expect(onValueChange).not.toHaveBeenCalled();
});

it("is emptied by a reset of its form, unless that is prevented", async () => {
  const onReset = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const { container } = await render(
    <form onReset={onReset}>
      <Example value={file("resume.pdf")} />
    </form>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  form.reset();
  await expect.element(remove).toBeVisible();
  onReset.mockImplementation(() => {});
  form.reset();
  await expect.element(remove).not.toBeInTheDocument();
});
