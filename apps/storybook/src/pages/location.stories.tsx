import { branch } from "@clinic/content/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Location",
  tags: ["!autodocs"],
  ...sitePage({ path: branch.path, route: "branches/location" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
