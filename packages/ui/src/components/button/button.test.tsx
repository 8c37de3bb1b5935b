import type { FormEvent } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from ".";

it("doesn't submit a form by default", async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={send}>
      <Button>Clinic Walkthrough</Button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(send).not.toHaveBeenCalled();
});
