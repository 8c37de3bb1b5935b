import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { FileUpload } from ".";

const resume = new File([new Uint8Array(340 * 1024)], "Asha Rao, resume.pdf", { type: "application/pdf" });

const meta = {
  title: "Components/Forms/FileUpload",
  component: FileUpload,
  args: {
    label: "Resume",
    hint: "PDF, DOC or DOCX, up to 5 MB.",
    accept: ".pdf,.doc,.docx",
    value: undefined,
    onValueChange: console.log,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <FileUpload {...args} value={value} onValueChange={setValue} />;
  },
  parameters: {
    guide: {
      use: "For one file, such as a resume.",
      avoid: "For what can be typed in a minute: TextArea. Several files are a field each.",
      keyboard: {
        Tab: "Moves to the control, then to “Remove”.",
        "Enter Space":
          "Opens the file dialog; on “Remove”, removes the file, and focus returns to the control.",
      },
      accessibility: "Choosing and removing are announced; dropping is an extra, never the only way.",
      look: "Radius `control`. The edge’s colour changes in `settle`, also while a file is above it.",
      words:
        "Label: one to three words. The hint has types and size in words: “PDF, DOC or DOCX, up to 5 MB.”",
      do: { Default: "Types and size before the choice." },
      dont: { KeepsItBack: "The rule appears only once it has been broken, and only half of it." },
      related: ["Field", "SubmissionForm", "CareerForm"],
    } satisfies Guide,
  },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

/** A file is being dragged over it. */
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector("[data-slot=file-upload-area]") as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(resume);
    area.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(area).toHaveAttribute("data-state", "dragging"));
  },
};

export const Chosen: Story = { args: { value: resume } };

export const Disabled: Story = { args: { disabled: true } };

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
  decorators: [inside("max-w-72")],
};

export const KeepsItBack: Story = dont({ hint: undefined, error: "File type not allowed" });
