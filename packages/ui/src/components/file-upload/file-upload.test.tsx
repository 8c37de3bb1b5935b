import { type ComponentProps, useEffect, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FileUpload } from ".";

const input = page.getByLabelText("Resume");
const status = page.getByRole("status");

function Example(props: Partial<ComponentProps<typeof FileUpload>>) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <FileUpload
        label="Resume"
        {...props}
        value={value}
        onValueChange={(file) => {
          setValue(file);
          props.onValueChange?.(file);
        }}
      />
      <button type="button" onClick={() => setValue(undefined)}>
        Clear
      </button>
    </>
  );
}

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

function drag(type: "dragover" | "dragleave" | "drop", ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const each of files) dataTransfer.items.add(each);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector("[data-slot=file-upload-area]")?.dispatchEvent(event);
  return event;
}

it("shows and announces the chosen file", async () => {
  const onValueChange = vi.fn();
  await render(<Example onValueChange={onValueChange} />);
  const resume = file("resume.pdf", 2048);
  await userEvent.upload(input, resume);
  await expect.element(page.getByText("resume.pdf", { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText("2 kB", { exact: true })).toBeVisible();
  await expect.element(status).toHaveTextContent("resume.pdf, 2 kB, chosen.");
  expect(onValueChange.mock.calls[0]?.[0]).toMatchObject({ name: "resume.pdf", size: 2048 });
});

it.each([
  [1, "1 kB"],
  [340 * 1024, "340 kB"],
  [5 * 1024 * 1024, "5.0 MB"],
  [5 * 1024 * 1024 + 1, "5.1 MB"],
])("formats %i bytes as %s", async (bytes, words) => {
  await render(<Example value={file("resume.pdf", bytes)} />);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

it("removes the file, returns focus to the control, and accepts the same file again", async () => {
  const onValueChange = vi.fn();
  await render(<Example onValueChange={onValueChange} />);
  const resume = file("resume.pdf", 10);
  await userEvent.upload(input, resume);
  await page.getByRole("button", { name: "Remove resume.pdf" }).click();
  await expect.element(input).toHaveFocus();
  await expect.element(status).toHaveTextContent("File removed.");
  expect(onValueChange).toHaveBeenLastCalledWith(undefined);
  await userEvent.upload(input, resume);
  await expect.element(page.getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
});

it("accepts a dropped file, and highlights while it is dragged over", async () => {
  const onValueChange = vi.fn();
  await render(<Example onValueChange={onValueChange} />);
  const area = document.querySelector("[data-slot=file-upload-area]");
  // Without preventDefault the browser would leave the page and open the file.
  expect(drag("dragover", file("dropped.docx", 10)).defaultPrevented).toBe(true);
  await expect.poll(() => area).toHaveAttribute("data-state", "dragging");
  drag("dragleave");
  await expect.poll(() => area).toHaveAttribute("data-state", "empty");
  const resume = file("dropped.docx", 10);
  expect(drag("drop", resume).defaultPrevented).toBe(true);
  await expect.element(page.getByRole("button", { name: "Remove dropped.docx" })).toBeVisible();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(resume);
  expect((input.element() as HTMLInputElement).files?.[0]).toBe(resume);
});

it("leaves dragged text to the browser", async () => {
  await render(<Example />);
  expect(drag("dragover").defaultPrevented).toBe(false);
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
  const spoken: string[] = [];
  new MutationObserver(() => spoken.push(status.element().textContent.trim())).observe(status.element(), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.upload(input, file("cat.gif", 10));
  await expect.poll(() => spoken, { timeout: 3000 }).toEqual(["cat.gif, 1 kB, chosen. Only PDF"]);
  await userEvent.upload(input, file("cv.pdf", 10));
  await expect.poll(() => spoken.slice(1), { timeout: 3000 }).toEqual(["cv.pdf, 1 kB, chosen."]);
});

it("keeps the chosen file when something other than a file is dropped", async () => {
  const onValueChange = vi.fn();
  await render(<Example value={file("resume.pdf", 10)} onValueChange={onValueChange} />);
  drag("drop");
  await expect.element(page.getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});

it("accepts no file while it is disabled", async () => {
  const onValueChange = vi.fn();
  await render(<Example disabled onValueChange={onValueChange} />);
  drag("drop", file("cv.pdf", 3));
  await expect.element(input).toBeDisabled();
  expect(onValueChange).not.toHaveBeenCalled();
});

it("is emptied by a reset of its form, unless that is prevented", async () => {
  const onReset = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onReset={onReset}>
      <Example value={file("resume.pdf", 10)} />
      <button type="reset">Start again</button>
    </form>,
  );
  const reset = screen.getByRole("button", { name: "Start again" });
  await reset.click();
  await expect.element(page.getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
  onReset.mockImplementation(() => {});
  await reset.click();
  await expect.element(page.getByRole("button", { name: "Remove resume.pdf" })).not.toBeInTheDocument();
});
