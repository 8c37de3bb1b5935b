import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ContactBlock } from ".";

it("folds the form on phones, and shows it elsewhere", async () => {
  const screen = await render(
    <ContactBlock heading="Contact us" formLabel="Write to us" branches={[]}>
      <input aria-label="Subject" />
    </ContactBlock>,
  );
  const subject = screen.getByLabelText("Subject");
  await expect.element(subject).toBeVisible();
  await expect.element(screen.getByText("Write to us")).not.toBeVisible();

  await page.viewport(390, 844);
  await expect.element(subject).not.toBeVisible();
  await screen.getByText("Write to us").click();
  await expect.element(subject).toBeVisible();
  await page.viewport(1280, 900);
});
