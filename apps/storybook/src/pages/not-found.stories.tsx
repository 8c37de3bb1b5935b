import type { Meta, StoryObj } from "@storybook/react-vite";
import { sitePage, sitePages } from "./site-page";

const meta = { ...sitePages, title: "Pages/Not found", tags: ["!autodocs"] } satisfies Meta;
export default meta;

export const Default: StoryObj = sitePage("/no-such-page", "not-found", "/404");
