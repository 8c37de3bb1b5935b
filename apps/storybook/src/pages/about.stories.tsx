import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/About",
  tags: ["!autodocs"],
  ...sitePage({ path: "/about-us", route: "about-us" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
