import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "../support/site-page";

const meta = {
  title: "Pages/Gallery",
  tags: ["!autodocs"],
  ...sitePage({ path: "/gallery", route: "galleries/gallery" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
