import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stars } from ".";

const meta = { title: "Components/Stars", component: Stars, tags: ["autodocs"] } satisfies Meta<typeof Stars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Four: Story = { args: { value: 4 } };

export const None: Story = { args: { value: 0 } };
