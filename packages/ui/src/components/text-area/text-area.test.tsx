import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextArea } from ".";

const message = page.getByLabelText("Message");
const announced = () => document.querySelector("[role=status]")?.textContent;

it("allows typing past the limit, and says how many characters to remove", async () => {
  await render(<TextArea label="Message" limit={10} />);
  await message.fill("123456789");
  await expect.element(page.getByText("1 character left")).toBeVisible();
  await message.fill("1234567890");
  await expect.element(page.getByText("0 characters left")).toBeVisible();
  await message.fill("12345678901");
  await expect.element(page.getByText("1 character too many: please remove 1")).toBeVisible();
  await message.fill("1234567890123");
  await expect.element(page.getByText("3 characters too many: please remove 3")).toBeVisible();
  await expect.element(message).toHaveValue("1234567890123");
});

it("describes the control by its limit", async () => {
  await render(<TextArea label="Message" hint="In your own words." limit={120} />);
  await expect.element(message).toHaveAccessibleDescription("In your own words. Up to 120 characters.");
});

it("counts an initial value, and resets with the form", async () => {
  const { container } = await render(
    <form>
      <TextArea label="Message" limit={10} defaultValue="abc" />
    </form>,
  );
  await expect.element(page.getByText("7 characters left")).toBeVisible();
  await message.fill("abcdef");
  await expect.element(page.getByText("4 characters left")).toBeVisible();
  container.querySelector("form")?.reset();
  await expect.element(page.getByText("7 characters left")).toBeVisible();
});

describe("the announcement", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("announces after a pause, and only when few characters are left", async () => {
    await render(<TextArea label="Message" limit={30} />);
    // What retries, such as `fill`, may advance the fake timers a little: the test awaits frames instead, and leaves
    // half a second of the pause as a margin.
    const frame = () => new Promise(requestAnimationFrame);
    const fill = async (text: string) => {
      await message.fill(text);
      const count = `${30 - text.length} characters left`;
      while (document.querySelector("[data-slot=text-area-count] [aria-hidden]")?.textContent !== count)
        await frame();
      await settle();
    };
    const settle = async () => {
      for (let frames = 0; frames < 3; frames++) await frame();
    };
    await fill("12345");
    await vi.advanceTimersByTimeAsync(5000);
    await settle();
    expect(announced()).toBe("");

    await fill("123456789012345");
    await vi.advanceTimersByTimeAsync(500);
    await fill("1234567890123456");
    await vi.advanceTimersByTimeAsync(500);
    await settle();
    expect(announced()).toBe("");
    await vi.advanceTimersByTimeAsync(500);
    await expect.poll(announced).toBe("14 characters left");
  });
});
