import { mockApi } from "@clinic/api-client/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from "msw";
import { expect, spyOn } from "storybook/test";
import { defaultHandlers, responses } from "./api";
import { sitePage, sitePages } from "./site-page";

const meta = { ...sitePages, title: "Pages/Article", tags: ["!autodocs"] } satisfies Meta;
export default meta;

export const Default: StoryObj = sitePage("/blogs/veneers-or-bonding", "articles/article");

/** Failures are logged (requirements, section 8). */
function expectFailure() {
  spyOn(console, "error").mockImplementation(() => {});
}

/** An article newer than the build, which the page requests from the API. */
const newer = (handlers: HttpHandler[], words: string): StoryObj => ({
  ...sitePage("/blogs/rinsing-after-meals", "articles/article", "/blogs/_newer"),
  parameters: { msw: [...handlers, ...defaultHandlers] },
  beforeEach: expectFailure,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: words })).toBeVisible();
  },
});

const details = (response: HttpResponseResolver) => [http.post("*/api/blog-details", response)];

export const NewerLoading = newer(details(responses.never), "Loading...");

export const NewerLoaded = newer(
  mockApi({
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
  "Rinsing after meals",
);

export const NewerFailed = newer(
  details(() => responses.failure()),
  "This article could not be loaded",
);

export const NewerMissing = newer(
  details(() => responses.failure(404)),
  "Page Not Found",
);

/** The list of articles when the last one has been withdrawn. */
export const ListEmpty: StoryObj = {
  ...sitePage("/blogs", "articles/articles"),
  parameters: {
    msw: [http.get("*/api/all-blogs", () => HttpResponse.json({ blogs: [] })), ...defaultHandlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No blogs available")).toBeVisible();
  },
};

export const ListFailed: StoryObj = {
  ...sitePage("/blogs", "articles/articles"),
  parameters: { msw: [http.get("*/api/all-blogs", () => responses.failure()), ...defaultHandlers] },
  beforeEach: expectFailure,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
