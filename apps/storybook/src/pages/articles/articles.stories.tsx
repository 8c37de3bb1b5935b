import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "../support/site-page";

const meta = {
  title: "Pages/Articles",
  ...sitePage({ path: "/blogs", route: "articles/articles" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
