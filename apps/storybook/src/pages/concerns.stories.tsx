import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Concerns",
  tags: ["!autodocs"],
  ...sitePage({ path: "/concerns", route: "concerns" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
