import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createApiClient } from "@clinic/api-client";
import { assetsFolder } from "@clinic/content/assets";
import { articles } from "@clinic/content/server";
import { expect, it } from "vitest";
import { startOnce } from "../support/at-end.ts";
import { runServer } from "../support/server.ts";
import { post } from "../support/visitor.ts";

let url: string;
startOnce(async () => {
  ({ url } = await runServer());
});

it("serves each article, newest first, whatever the Authorization header says", async () => {
  const api = createApiClient({ baseUrl: `${url}/api`, authorization: "Bearer any-public-id" });
  const list = await api.blogs.list();
  expect(list.map((summary) => summary.url)).toEqual(
    articles.all.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn)).map(({ slug }) => slug),
  );
  for (const summary of list) {
    const article = articles.find(summary.url);
    expect(await api.blogs.details(summary.url)).toEqual({
      url: article?.slug,
      title: article?.title,
      category: article?.category,
      image: `${url}/api/pictures/${article?.image.src}`,
      content: article?.html.replaceAll(/(?<=<img src=")(?=\/api\/pictures\/)/g, url),
      ...(article?.metaTitle && { metaTitle: article.metaTitle }),
      ...(article?.metaDescription && { metaDescription: article.metaDescription }),
      ...(article?.metaKeywords && { metaKeywords: article.metaKeywords }),
    });
  }
});

it("serves the pictures that the list refers to", async () => {
  // That every picture exists is tested with the content.
  const drawn = articles.all.filter(({ image }) => existsSync(join(assetsFolder, image.src)));
  expect(drawn.length).toBeGreaterThan(0);
  for (const { image } of drawn) {
    const picture = await fetch(`${url}/api/pictures/${image.src}`);
    expect(picture.status, image.src).toBe(200);
    expect(picture.headers.get("Content-Type")).toMatch(/^image\//);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(readFileSync(join(assetsFolder, image.src)));
  }
});

it("answers 404 for an unknown article", async () => {
  for (const slug of ["nothing", "__proto__", "constructor", "../secret"]) {
    expect(await post(url, "/blog-details", { url: slug })).toMatchObject({
      status: 404,
      body: { code: "not_found", fields: { url: "There is no such article." } },
    });
  }
});

it("serves nothing but pictures from their folder", async () => {
  for (const address of ["/api/pictures/", "/api/pictures/%2e%2e/package.json"])
    expect((await fetch(url + address)).status, address).toBe(404);
});
