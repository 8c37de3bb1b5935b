import { mockApi } from "@clinic/api-client/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, spyOn } from "storybook/test";
import { defaultHandlers, responses } from "./api";
import { sitePage, sitePages } from "./site-page";

const meta = { ...sitePages, title: "Pages/Article", tags: ["!autodocs"] } satisfies Meta;
export default meta;

export const Default: StoryObj = sitePage("/blogs/veneers-or-bonding", "article");

/** An article newer than the build, which the page requests from the API. Before it is there: Blocks/Article. */
export const Newer: StoryObj = {
  ...sitePage("/blogs/rinsing-after-meals", "article", "/blogs/_newer"),
  parameters: {
    msw: [
      ...mockApi({
        articles: [
          {
            url: "rinsing-after-meals",
            title: "Rinsing after meals",
            category: "Prevention",
            image: "/brand/wordmark.svg",
            content: "<p>Water after a meal carries sugar away. Wait half an hour before you brush.</p>",
          },
        ],
      }),
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Rinsing after meals" })).toBeVisible();
  },
};

/** The list of articles when the last one has been withdrawn. */
export const ListEmpty: StoryObj = {
  ...sitePage("/blogs", "blogs"),
  parameters: {
    msw: [http.get("*/api/all-blogs", () => HttpResponse.json({ blogs: [] })), ...defaultHandlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No blogs available")).toBeVisible();
  },
};

export const ListFailed: StoryObj = {
  ...sitePage("/blogs", "blogs"),
  parameters: { msw: [http.get("*/api/all-blogs", () => responses.failure()), ...defaultHandlers] },
  // Failures are logged (requirements, section 8).
  beforeEach: () => void spyOn(console, "error").mockImplementation(() => {}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
