import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from "../checkbox";
import { DatePicker } from "../date-picker";
import { FileUpload } from "../file-upload";
import { HumanVerification } from "../human-verification";
import { RadioGroup } from "../radio-group";
import { Select } from "../select";
import { TextArea } from "../text-area";
import { TextField } from "../text-field";

const value = { value: "", onValueChange: () => {} };
const described = { hint: "As in your passport.", error: "Too short.", "aria-describedby": "terms" };

const fields: Record<string, (texts: Partial<typeof described> & { label: string }) => ReactNode> = {
  TextField: (texts) => <TextField required {...texts} />,
  TextArea: (texts) => <TextArea required {...texts} />,
  Select: (texts) => <Select required {...texts} />,
  FileUpload: (texts) => <FileUpload required {...value} value={undefined} {...texts} />,
  DatePicker: (texts) => <DatePicker required {...value} getToday={() => "2026-11-18"} {...texts} />,
  Checkbox: (texts) => <Checkbox required {...texts} />,
  RadioGroup: (texts) => <RadioGroup required {...texts} />,
  HumanVerification: ({ hint: _, ...texts }) => (
    <HumanVerification required verify={async () => ""} {...value} {...texts} />
  ),
};

it("has in each field a control that is required, and invalid and described once something is wrong", async () => {
  await render(
    <>
      <p id="terms">We never pass it on.</p>
      {Object.entries(fields).map(([name, field]) => (
        <div key={name}>
          {field({ label: name })}
          {field({ label: `Wrong ${name}`, ...described })}
        </div>
      ))}
    </>,
  );
  for (const name of Object.keys(fields)) {
    // The label of a checkbox also says that it is required.
    const control = page.getByLabelText(new RegExp(`^${name}`));
    // Not by its emptiness, which nobody has had a chance to mend yet.
    await expect.element(control).toHaveAttribute("aria-invalid", "false");
    await expect.element(control).toBeRequired();
    const wrong = page.getByLabelText(new RegExp(`^Wrong ${name}`));
    await expect.element(wrong).toHaveAttribute("aria-invalid", "true");
    const hint = name === "HumanVerification" ? "" : "As in your passport. ";
    await expect.element(wrong).toHaveAccessibleDescription(`${hint}Too short. We never pass it on.`);
  }
});
