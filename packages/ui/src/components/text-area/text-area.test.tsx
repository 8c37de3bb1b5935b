import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { twoFrames } from "../../../test/observed";
import { TextArea } from ".";

const message = page.getByLabelText("Message");
const announced = () => document.querySelector("[role=status]")?.textContent;

it("counts from its initial value, allows typing past the limit, and is reset with its form", async () => {
  const { container } = await render(
    <form>
      <TextArea label="Message" hint="In your own words." limit={10} defaultValue="abc" />
    </form>,
  );
  await expect.element(message).toHaveAccessibleDescription("In your own words. 7 characters left");
  const count = async (words: string) => expect.element(page.getByText(words)).toBeVisible();
  await message.fill("123456789");
  await count("1 character left");
  await message.fill("दाँतों में दर्द");
  await count("3 characters left");
  await message.fill("1234567890123");
  await count("3 characters too many: please remove 3");
  await expect.element(message).toHaveValue("1234567890123");
  container.querySelector("form")?.reset();
  await count("7 characters left");
});

it("announces the count only when few characters are left, and no error says so", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { rerender } = await render(<TextArea label="Message" limit={30} />);
  for (const [text, expected, error] of [
    ["1234567890", ""],
    ["12345678901", "19 characters left"],
    ["123456789012", "", "Too long"],
  ] as const) {
    await rerender(<TextArea label="Message" limit={30} error={error} />);
    await message.fill(text);
    await expect.element(page.getByText(`${30 - text.length} characters left`).first()).toBeVisible();
    await vi.advanceTimersByTimeAsync(1000);
    await twoFrames();
    expect(announced()).toBe(expected);
  }
  vi.useRealTimers();
});
