import { expect, test } from "./support/clinic";
import { scrollThrough, visit } from "./support/page-state";

test("every call to the API carries the site's public application id", async ({ page, clinic }) => {
  const calls = new Map<string, string | undefined>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === clinic.url && pathname.startsWith("/api/") && !pathname.startsWith("/api/pictures/"))
      calls.set(pathname, request.headers().authorization);
  });
  const id = "Bearer arch-house-website";

  await visit(page, "/blogs");
  await scrollThrough(page);
  const form = page.getByRole("form", { name: "For Any Query Contact Us Now" });
  await form.getByLabel("Full Name").fill("Ravi Menon");
  await form.getByLabel("Phone Number").fill("98200 00000");
  await form.getByLabel("Email Address").fill("ravi.menon@mail.example");
  await form.getByLabel("Subject").fill("Parking");
  await form.getByLabel("Message").fill("Is there a place to park?");
  await form.getByRole("checkbox", { name: "I am not a robot" }).press("Space");
  await expect(form.getByText("Done, thank you.")).toBeVisible();
  await form.getByRole("button", { name: "Send enquiry" }).press("Enter");
  await expect(page.getByRole("dialog").getByText("submitted successfully")).toBeVisible();

  await expect
    .poll(() => Object.fromEntries(calls))
    .toEqual({ "/api/all-blogs": id, "/api/challenge": id, "/api/query": id });
});
