import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { SubmissionForm } from ".";

function Example() {
  return (
    <SubmissionForm
      id="callback"
      form={useForm()}
      names={[]}
      submitLabel="Call me back"
      onSubmit={vi.fn()}
      verification={{ verify: vi.fn() }}
      noScript={<p>Please call us.</p>}
    >
      <p>The fields</p>
    </SubmissionForm>
  );
}

it("hides what can't work without JavaScript, and shows alternatives", () => {
  const html = renderToString(<Example />);
  expect(html).toContain("The fields");
  expect(html).toContain("<noscript><p>Please call us.</p></noscript>");
  // The class hides the human check and the button by `@media (scripting: none)`.
  expect(html).toMatch(/data-slot="human-verification"[^>]*class="noscript:hidden"/);
  expect(html).toMatch(/class="noscript:hidden[^"]*"><button[^>]*type="submit"/);
});
