import { hub } from "@clinic/content/examples";
import { treatmentPath } from "@clinic/content/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Treatment",
  tags: ["!autodocs"],
  ...sitePage({ path: treatmentPath(hub), route: "treatment" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
