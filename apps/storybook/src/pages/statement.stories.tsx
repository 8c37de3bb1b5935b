import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Statement",
  tags: ["!autodocs"],
  ...sitePage({ path: "/privacy", route: "statement" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
