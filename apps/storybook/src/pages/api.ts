import { mockApi, mockFailure, mockSilence } from "@clinic/api-client/msw";
import type { BlogsPage } from "@clinic/content/pages/blogs";
import { HttpResponse } from "msw";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { loader } from "./built-pages";

/** Starts the mock API: a service worker that makes no network requests. */
export const startApi = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" });
  return worker;
});

/** Responses for what every page requests: the built articles, and a human check that is solved immediately. */
export const defaultHandlers = mockApi({
  articles: async () => {
    const { articles } = (await loader({ url: new URL("/blogs", location.origin) })) as BlogsPage;
    return articles.map(({ path, title, category, picture }) => ({
      url: path.replace("/blogs/", ""),
      title,
      category,
      image: picture.image.src,
      content: "",
    }));
  },
});

/** Responses to a form (requirements, section 6). */
export const responses = {
  success: () => HttpResponse.json({ status: "success", reference: "AHD-7K3QX" }),
  failure: mockFailure,
  never: mockSilence,
};
