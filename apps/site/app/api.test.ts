import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

it.each([
  ["the site's own public id", undefined, "Bearer arch-house-website"],
  ["the site's own public id when the setting is empty", "", "Bearer arch-house-website"],
  ["the id configured for the build", "Bearer another-id", "Bearer another-id"],
])("sends %s with every call", async (_, setting, expected) => {
  vi.stubEnv("VITE_API_BASE_URL", "http://clinic.example/api");
  vi.stubEnv("VITE_API_AUTHORIZATION", setting);
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ blogs: [] }));
  const { api } = await import("./api");
  await api.blogs.list();
  const [request] = fetch.mock.calls[0] ?? [];
  expect(new Request(request ?? "").headers.get("Authorization")).toBe(expected);
});
