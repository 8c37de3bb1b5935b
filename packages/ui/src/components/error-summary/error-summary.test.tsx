import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextField } from "../text-field";
import { ErrorSummary } from ".";

const problems = [
  { controlId: "name", message: "Full Name is required" },
  { controlId: "email", message: "Invalid email address" },
];

function Example(props: ComponentProps<typeof ErrorSummary>) {
  return (
    <>
      <ErrorSummary {...props} />
      <div style={{ height: "200vh" }} />
      <TextField id="name" label="Full Name" />
      <TextField id="email" label="Email" />
      <div style={{ height: "200vh" }} />
    </>
  );
}

it("begins the title of the page with Error, while there are problems", async () => {
  document.title = "Contact us";
  const screen = await render(<Example problems={problems} submitCount={1} />);
  await expect.poll(() => document.title).toBe("Error: Contact us");
  await screen.rerender(<Example problems={[]} submitCount={2} />);
  await expect.poll(() => document.title).toBe("Contact us");
  await screen.rerender(<Example problems={problems.slice(1)} submitCount={3} />);
  await expect.poll(() => document.title).toBe("Error: Contact us");
  await screen.unmount();
  expect(document.title).toBe("Contact us");
});

it("takes focus on each submit with problems", async () => {
  const screen = await render(<Example problems={problems} submitCount={1} />);
  await page.getByLabelText("Email").click();
  await screen.rerender(<Example problems={problems} submitCount={2} style={{ minHeight: "150vh" }} />);
  await expect.element(page.getByRole("region")).toHaveFocus();
  await expect.element(page.getByRole("heading")).toBeInViewport();
});

it("moves to the answer with its label in view, and keeps the URL", async () => {
  const { hash } = location;
  await render(<Example problems={problems} submitCount={1} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Email")).toHaveFocus();
  await expect.element(page.getByText("Email", { exact: true })).toBeInViewport();
  expect(location.hash).toBe(hash);
});
