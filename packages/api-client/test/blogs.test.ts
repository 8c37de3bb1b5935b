import { expect, it } from "vitest";
import { createApiClient } from "../src/create-api-client.ts";
import { isApiError } from "../src/errors.ts";
import { json, serve } from "./serve.ts";

const onTheWire = { url: "a-slug", image: "/a.webp", title: "A title", cateogry: "Implants" };
const authorization = "Bearer public-id";
/** The picture is on the API's origin, which need not be the page's. */
const onOurSide = (baseUrl: string) => ({
  url: "a-slug",
  image: new URL("/a.webp", baseUrl).href,
  title: "A title",
  category: "Implants",
});

it("lists articles, with property names spelled correctly and pictures from the API's origin", async () => {
  const { baseUrl, received } = await serve(json({ blogs: [{ ...onTheWire, likes: 3 }], page: 1 }));
  await expect(createApiClient({ baseUrl, authorization }).blogs.list()).resolves.toEqual([
    onOurSide(baseUrl),
  ]);
  expect(received[0]).toMatchObject({ method: "GET", url: "/api/all-blogs", headers: { authorization } });
});

it("gets one article by its url, with the pictures of its text from the API's origin", async () => {
  const content = '<a href="/a"><img src="/a.webp" alt=""></a>';
  const { baseUrl, received } = await serve(json({ ...onTheWire, content, metaTitle: null }));
  await expect(createApiClient({ baseUrl, authorization }).blogs.details("a-slug")).resolves.toEqual({
    ...onOurSide(baseUrl),
    content: content.replace("/a.webp", onOurSide(baseUrl).image),
    metaTitle: null,
  });
  expect(received[0]).toMatchObject({
    method: "POST",
    url: "/api/blog-details",
    body: '{"url":"a-slug"}',
    headers: { authorization },
  });
});

it.each([
  ["no list", {}, "blogs"],
  ["an entry without a title", { blogs: [{ url: "a", image: "b", cateogry: "c" }] }, "blogs.0.title"],
])("rejects a response with %s as unreadable, and says where", async (_name, body, place) => {
  const { baseUrl } = await serve(json(body));
  const error = await createApiClient({ baseUrl })
    .blogs.list()
    .catch((reason: unknown) => reason);
  expect(isApiError(error, "unreadable")).toBe(true);
  expect((error as Error).message).toContain(` at ${place}.`);
});
