import { branch as first, site } from "@clinic/content/pages/examples";
import { expect, readingTest as test } from "../support/clinic";
import { otherHosts } from "../support/network";
import { scrollThrough, visit } from "../support/page-state";

const [, second = first] = site.branches.all;

test("other hosts are asked for nothing before a visitor wants a patient's video or the map, a choice that holds for all pages; the clinic's films play here, with captions", async ({
  page,
  clinic,
}) => {
  const asked = await otherHosts(page, clinic.url, "text/html", "<!doctype html><title>There</title>");
  await visit(page, "/testimonials");
  await page
    .getByRole("button", { name: /^Play the video/ })
    .first()
    .click();
  await expect.poll(() => asked.length).toBe(1);
  expect(new URL(asked.pop() ?? "").host).toBe("www.youtube-nocookie.com");
  // The one in sight: the last is for who swipes through with a screen reader.
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await expect(page.locator("iframe")).toHaveCount(0);

  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:mp4|webm)$/.test(request.url())) films.push(request.url());
  });
  await visit(page, "/");
  await scrollThrough(page);
  expect(films).toEqual([]);

  for (const { label: name } of site.page("home").hero.buttons) {
    await page.getByRole("button", { name, exact: true }).click();
    const player = page.getByRole("dialog").locator("video");
    expect(await player.evaluate((video) => video.clientHeight)).toBe(500);
    // For a visitor who prefers less motion it waits.
    expect(await player.evaluate((video: HTMLVideoElement) => video.autoplay)).toBe(false);
    await player.evaluate((video: HTMLVideoElement) => video.play());
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe("showing");
    // From inside the browser's own controls, too, which keep keys to themselves.
    await player.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(player).toHaveCount(0);
    await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  }

  const contact = page.getByRole("region", { name: site.setting("contact-block").heading });
  await expect(contact.getByRole("tab", { name: first.name })).toHaveAttribute("aria-selected", "true");
  expect(asked).toEqual([]);

  await contact.getByRole("button", { name: "Show interactive map" }).press("Enter");
  await expect(contact.getByTitle(`Map of ${first.name}`)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(new URL(asked[0] ?? "").host).toBe("www.openstreetmap.org");

  await contact.getByRole("tab", { name: second.name }).click();
  await expect(contact.getByTitle(`Map of ${second.name}`)).toBeVisible();
  await expect(contact.getByTitle(`Map of ${first.name}`)).toBeHidden();

  await visit(page, "/technology");
  await scrollThrough(page);
  await expect(contact.getByTitle(/^Map of/).first()).toBeAttached();
});
