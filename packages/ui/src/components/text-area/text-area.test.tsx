import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
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
  await count("7 characters left");
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

it("announces after a pause, and only when few characters are left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await render(<TextArea label="Message" limit={30} />);
  // What retries, such as `fill`, may advance the fake timers a little: the test awaits frames instead, and leaves
  // half a second of the pause as a margin.
  const frame = () => new Promise(requestAnimationFrame);
  const settle = async () => {
    for (let frames = 0; frames < 3; frames++) await frame();
  };
  const fill = async (text: string) => {
    await message.fill(text);
    const count = `${30 - text.length} characters left`;
    while (document.querySelector("[data-slot=text-area-count] > span")?.textContent !== count) await frame();
    await settle();
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
  vi.useRealTimers();
});
