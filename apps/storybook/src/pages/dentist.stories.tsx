import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Dentist",
  ...sitePage({ path: "/about-us/meera-iyer", route: "dentist" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
