import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { ConsentForm } from "./consent-form";
import { CopyNumber } from "./copy-number";

const onSubmit = fn();

/** Components in use together, where the clinic's own site has no place for them. */
const meta = {
  title: "Recipes/Parts",
  tags: ["!autodocs", "recipe", "fullest"],
  decorators: [
    (Story) => (
      <div className="min-h-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;

export const Consent: StoryObj<typeof ConsentForm> = {
  args: {
    treatments: ["Crown", "Dental implant", "Root canal treatment"].map((label) => ({
      label,
      value: label.toLowerCase().replaceAll(" ", "-"),
    })),
    onSubmit: (answers) => onSubmit(Object.fromEntries(answers)),
  },
  render: (args) => <ConsentForm {...args} />,
};

export const ConsentIsSigned: typeof Consent = {
  ...Consent,
  tags: ["!dev", "!fullest"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Sign" }));
    const box = canvas.getByRole("checkbox", { name: /^I have read/ });
    await expect(box).toHaveAccessibleDescription("Please tick the box, or ask us what is unclear.");
    await userEvent.type(canvas.getByRole("combobox", { name: "Treatment" }), "impl{ArrowDown}{Enter}");
    await userEvent.click(canvas.getByRole("radio", { name: "South Mumbai" }));
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Sign" }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(onSubmit).toHaveBeenCalledWith({
      treatment: "dental-implant",
      branch: "south-mumbai",
    });
  },
};

export const ConsentIsDiscarded: typeof Consent = {
  ...Consent,
  tags: ["!dev", "!fullest"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const treatment = canvas.getByRole("combobox", { name: "Treatment" });
    await userEvent.type(treatment, "crown{ArrowDown}{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Discard answers" }));
    await userEvent.click(page.getByRole("button", { name: "Discard" }));
    await expect(await page.findByText("Answers discarded")).toBeVisible();
    await expect(treatment).toHaveValue("");
  },
};

export const Copy: StoryObj<typeof CopyNumber> = {
  args: { number: "+91 22 0000 0101", copy: () => Promise.resolve() },
  render: (args) => <CopyNumber {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy the number" }));
    await expect(await canvas.findByText("Number copied")).toBeVisible();
  },
};
