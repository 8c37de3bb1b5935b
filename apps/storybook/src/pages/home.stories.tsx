import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Home",
  tags: ["!autodocs"],
  ...sitePage({ path: "/", route: "home" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
