import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Testimonials",
  tags: ["!autodocs"],
  ...sitePage({ path: "/testimonials", route: "testimonials" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
