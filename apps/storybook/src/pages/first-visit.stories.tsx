import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/First visit",
  ...sitePage({ path: "/first-visit/kurla", route: "branches/first-visit" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
