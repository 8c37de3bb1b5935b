import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./site-page";

const meta = {
  title: "Pages/Article",
  ...sitePage({
    path: "/blogs/veneers-or-bonding",
    route: "article",
    params: { slug: "veneers-or-bonding" },
  }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
