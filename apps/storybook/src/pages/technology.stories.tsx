import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Technology",
  tags: ["!autodocs"],
  ...sitePage({ path: "/technology", route: "technology" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
