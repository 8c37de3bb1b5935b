import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Field, useFieldControl } from ".";

function Control() {
  return <input {...useFieldControl()} />;
}

it("ties label, hint and error to the control in the server's HTML", () => {
  const html = renderToString(
    <Field controlId="pin" label="Pin code" hint="Six digits" error="Too short">
      <Control />
    </Field>,
  );
  expect(html).toContain('for="pin"');
  expect(html).toContain('id="pin-hint"');
  expect(html).toContain('id="pin-error"');
  expect(html).toContain('aria-describedby="pin-hint pin-error"');
});
