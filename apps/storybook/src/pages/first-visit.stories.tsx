import { firstVisitPath } from "@clinic/content/branches";
import { branch } from "@clinic/content/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/First visit",
  tags: ["!autodocs"],
  ...sitePage({ path: firstVisitPath(branch), route: "branches/first-visit" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
