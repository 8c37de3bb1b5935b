import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Treatment",
  ...sitePage({ path: "/dental-implant", route: "treatment" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
