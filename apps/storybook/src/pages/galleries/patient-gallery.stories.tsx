import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "../support/site-page";

const meta = {
  title: "Pages/Patient gallery",
  tags: ["!autodocs"],
  ...sitePage({ path: "/patient-gallery", route: "galleries/patient-gallery" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
