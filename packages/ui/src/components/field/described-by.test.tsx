import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { DatePicker } from "../date-picker";
import { FileUpload } from "../file-upload";
import { HumanVerification } from "../human-verification";
import { Select } from "../select";
import { TextArea } from "../text-area";
import { TextField } from "../text-field";

const texts = {
  label: "Answer",
  hint: "As in your passport.",
  error: "Too short.",
  "aria-describedby": "terms",
};
const value = { value: "", onValueChange: () => {} };

it.each([
  ["TextField", <TextField key="" {...texts} />],
  ["TextArea", <TextArea key="" {...texts} />],
  ["Select", <Select key="" {...texts} />],
  ["FileUpload", <FileUpload key="" {...texts} {...value} value={undefined} />],
  ["DatePicker", <DatePicker key="" {...texts} {...value} getToday={() => "2026-11-18"} />],
])("adds a caller's aria-describedby to hint and error of a %s", async (_, field) => {
  const screen = await render(
    <>
      {field}
      <p id="terms">We never pass it on.</p>
    </>,
  );
  const control = screen.getByLabelText("Answer", { exact: true });
  await expect
    .element(control)
    .toHaveAccessibleDescription("As in your passport. Too short. We never pass it on.");
});

it("adds a caller's aria-describedby to the error of a HumanVerification", async () => {
  const screen = await render(
    <>
      <HumanVerification {...value} verify={async () => ""} error="Tick it." aria-describedby="terms" />
      <p id="terms">Nothing is sent.</p>
    </>,
  );
  await expect.element(screen.getByRole("checkbox")).toHaveAccessibleDescription("Tick it. Nothing is sent.");
});
