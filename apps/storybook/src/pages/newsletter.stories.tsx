import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Newsletter",
  tags: ["!autodocs"],
  ...sitePage({ path: "/newsletter", route: "newsletter" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
