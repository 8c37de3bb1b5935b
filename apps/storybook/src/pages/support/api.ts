import { articles } from "@clinic/content/articles";
import { delay, HttpResponse, http } from "msw";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";

/** Starts the mock API: a service worker that makes no network requests. */
export const startApi = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" });
  return worker;
});

/** Responses for what every page requests: the built articles, and a human check that is solved immediately. */
export const defaultHandlers = [
  http.get("*/api/all-blogs", () =>
    HttpResponse.json({
      blogs: articles.all.map(({ slug, title, category, image }) => ({
        url: slug,
        title,
        cateogry: category,
        image: `/api/pictures/${image.src}`,
      })),
    }),
  ),
  http.get("*/api/challenge", () =>
    HttpResponse.json({
      parameters: {
        algorithm: "PBKDF2/SHA-256",
        nonce: "00",
        salt: "00",
        cost: 1,
        keyLength: 32,
        keyPrefix: "0",
      },
    }),
  ),
];

/** Responses to a form (specification, section 6). */
export const responses = {
  success: () => HttpResponse.json({ status: "success", reference: "AHD-7K3QX" }),
  failure: () => HttpResponse.json({ status: "error", message: "The server is busy." }, { status: 503 }),
  never: async () => {
    await delay("infinite");
  },
};
