import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Awards",
  tags: ["!autodocs"],
  ...sitePage({ path: "/awards", route: "awards" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
