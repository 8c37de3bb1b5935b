import type { Locator, Page } from "playwright-core";
import type { FormField } from "../src/configuration/form-field.ts";

/** Fills in a form from a record, control by control, like someone copying from paper. */
export async function fillForm(page: Page, fields: readonly FormField[], record: Record<string, unknown>) {
  const seen = new Map<string, number>();
  // Controls have their field's name in their id, and are in form order.
  const next = (name: string): Locator => {
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    return page.locator(`[id^="${name}-field-"]`).nth(number);
  };
  await fillFields(page, fields, record, next);
}

async function fillFields(
  page: Page,
  fields: readonly FormField[],
  record: Record<string, unknown>,
  next: (name: string) => Locator,
): Promise<void> {
  for (const field of fields) {
    const { name, widget, fields: inner = [] } = field;
    const value = record[name];
    if (widget === "object") await fillFields(page, inner, (value ?? {}) as Record<string, unknown>, next);
    else if (widget === "list") {
      const list = next(name);
      for (const entry of (value ?? []) as Record<string, unknown>[]) {
        await list.getByRole("button", { name: `Add ${field.label}`.toLowerCase() }).click();
        await fillFields(page, inner, entry, next);
      }
    } else {
      const control = next(name);
      if (value !== undefined) await fillControl(page, widget, control, value);
    }
  }
}

async function fillControl(page: Page, widget: string, control: Locator, value: unknown) {
  switch (widget) {
    case "lines":
      return control.fill((value as string[]).join("\n"));
    case "select":
    case "relation":
      for (const option of [value].flat()) {
        await control.fill(String(option));
        await page.getByRole("option").first().click();
      }
      return;
    case "boolean":
      return (await control.isChecked()) === value ? undefined : control.click();
    case "picture": {
      const picture = control.locator("xpath=ancestor::div[@class='picture']");
      await picture.getByRole("button", { name: "Choose a picture of the website" }).click();
      return picture.getByRole("button", { name: String(value) }).click();
    }
    default:
      return control.fill(String(value));
  }
}
