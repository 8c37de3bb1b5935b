import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "../support/site-page";

const meta = {
  title: "Pages/Articles",
  tags: ["!autodocs"],
  ...sitePage({ path: "/blogs", route: "articles/articles" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
