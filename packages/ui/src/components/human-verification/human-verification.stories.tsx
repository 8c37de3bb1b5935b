import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { HumanVerification, type VerificationProvider } from ".";

const verify: VerificationProvider["verify"] = async () => "token";

const meta = {
  title: "Components/Forms/HumanVerification",
  component: HumanVerification,
  argTypes: { value: { control: false }, verifyingHint: { control: false } },
  parameters: {
    guide: {
      use: "Once in each form, above its button. SubmissionForm includes it.",
      avoid: "Anywhere else: a check costs the visitor time.",
      keyboard: {
        Tab: "Moves to the box.",
        Space: "Ticks it, which starts the check; a completed check stays ticked.",
      },
      accessibility: "Each state is announced; focus stays on the box. Choose a provider without puzzles.",
      look: "Radius `control`; the box at most 6 px. A spinner turns while it checks.",
      words: "The label is a statement of up to six words in the first person: “I am not a robot”.",
      do: { Default: "One plain statement to tick." },
      dont: { Accuses: "It sounds like an accusation." },
      related: ["SubmissionForm", "Field", "StatusDialog"],
    } satisfies Guide,
    docs: { story: { height: "140px" } },
  },
  args: { value: "", onValueChange: console.log, verify },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <HumanVerification {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof HumanVerification>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Not done yet. */
export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["input"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["input"] } } };

const tick: Story["play"] = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("checkbox"));

export const Verifying: Story = { args: { verify: () => new Promise(() => {}) }, play: tick };

/** A provider that asks for itself, such as reCAPTCHA, gets a place below the box. */
export const ProvidersOwnWidget: Story = {
  args: {
    verify: (_signal, widget) =>
      new Promise((resolve) => {
        const answer = Object.assign(document.createElement("button"), {
          type: "button",
          textContent: "I am a person",
          onclick: () => resolve("token"),
        });
        widget.open().replaceChildren(answer);
      }),
  },
  play: tick,
};

export const Verified: Story = { args: { value: "token" } };

export const Expired: Story = { args: { value: "token", expiresInMs: 0 } };

export const Failed: Story = { args: { verify: () => Promise.reject(new Error("offline")) }, play: tick };

export const LongestText: Story = {
  args: {
    label: "I am not a robot, and I send this for myself or for a person whom I care for",
    error: "Please complete the ReCAPTCHA",
  },
  decorators: [inside("max-w-64")],
};

export const Accuses: Story = dont({ label: "Prove that you are human to continue" });
