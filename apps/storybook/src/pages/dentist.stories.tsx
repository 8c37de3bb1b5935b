import { dentist } from "@clinic/content/examples";
import { dentistPath } from "@clinic/content/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage } from "./support/site-page";

const meta = {
  title: "Pages/Dentist",
  tags: ["!autodocs"],
  ...sitePage({ path: dentistPath(dentist.slug), route: "dentist" }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
