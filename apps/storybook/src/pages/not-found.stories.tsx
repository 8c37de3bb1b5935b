import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Not found",
  tags: ["!autodocs"],
  ...sitePage({ path: "/no-such-page", route: "not-found" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
