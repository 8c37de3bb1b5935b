import { article } from "@clinic/content/examples";
import { articlePath } from "@clinic/content/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, HttpResponse, type HttpResponseResolver, http } from "msw";
import { expect, spyOn } from "storybook/test";
import { defaultHandlers, responses } from "../support/api";
import { loadSitePage, sitePage } from "../support/site-page";

const meta = {
  title: "Pages/Article",
  tags: ["!autodocs"],
  ...sitePage({
    path: articlePath(article.slug),
    route: "articles/article",
    params: { slug: article.slug },
  }),
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};

/** An article newer than the build, which the page requests from the API. */
const newer = (response: HttpResponseResolver, words: string): StoryObj => ({
  parameters: { msw: [http.post("*/api/blog-details", response), ...defaultHandlers] },
  loaders: [
    () =>
      loadSitePage({
        path: "/blogs/rinsing-after-meals",
        route: "articles/article",
        params: { slug: "rinsing-after-meals" },
        data: { kind: "newer" },
      }),
  ],
  // Failures are logged, as the specification requires.
  beforeEach: () => {
    spyOn(console, "error").mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: words })).toBeVisible();
  },
});

export const NewerLoading = newer(async () => {
  await delay("infinite");
}, "Loading...");

export const NewerLoaded = newer(
  () =>
    HttpResponse.json({
      url: "rinsing-after-meals",
      title: "Rinsing after meals",
      cateogry: "Prevention",
      image: "/brand/wordmark.svg",
      content: "<p>Water after a meal carries sugar away. Wait half an hour before you brush.</p>",
    }),
  "Rinsing after meals",
);

export const NewerFailed = newer(responses.failure, "This article could not be loaded");
