import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { FileUpload } from ".";

const resume = new File([new Uint8Array(340 * 1024)], "Asha Rao, resume.pdf", { type: "application/pdf" });

function Stateful(props: ComponentProps<typeof FileUpload>) {
  const [value, setValue] = useState(props.value);
  return (
    <FileUpload
      {...props}
      value={value}
      onValueChange={(file) => {
        setValue(file);
        props.onValueChange(file);
      }}
    />
  );
}

const meta = {
  title: "Components/FileUpload",
  component: FileUpload,
  args: {
    label: "Resume",
    hint: "PDF, DOC or DOCX, up to 5 MB.",
    accept: ".pdf,.doc,.docx",
    value: undefined,
    onValueChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

/** A file is held over it. */
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector("[data-slot=file-upload-area]") as HTMLElement;
    await fireEvent.dragOver(area);
    await waitFor(() => expect(area).toHaveAttribute("data-state", "dragging"));
  },
};

export const Chosen: Story = { args: { value: resume } };

export const Disabled: Story = { args: { disabled: true } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: {
    required: true,
    value: new File([new Uint8Array(5 * 1024 * 1024 + 1)], "Portfolio.pdf"),
    error: "File size must not exceed 5MB",
  },
};

export const LongestText: Story = {
  args: {
    value: new File(
      [resume],
      "resume_asha_rao_dental_nurse_kurla_and_south_mumbai_final_version_2026_11_21_signed.docx",
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

export const ChoosesAndRemoves: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("Resume"), resume);
    await expect(canvas.getByText("340 kB")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Asha Rao, resume.pdf" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByLabelText("Resume")).toHaveFocus();
  },
};

export const SaysWhatFits: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const KeepsItBack: Story = {
  args: { hint: undefined, error: "File type not allowed" },
  parameters: { chromatic: { disableSnapshot: true } },
};
