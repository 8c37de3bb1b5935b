import { site } from "@clinic/content/pages/examples";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { expect, readingTest as test } from "../support/clinic";
import { scrollToEnd } from "../support/page-state";

// What a screen reader is given. The tree for developer tools has nothing of a section that was never laid out.
const { args = [], ...launchOptions } = chromiumLaunchOptions();
test.use({ launchOptions: { ...launchOptions, args: [...args, "--force-renderer-accessibility"] } });

test("screen reader users find all headings of a page before scrolling, no markup for who has no scripts, and no bait", async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  const read = async (what: RegExp) => {
    const { nodes } = await client.send("Accessibility.getFullAXTree");
    return nodes.map(({ role, name }) => `${role?.value} ${name?.value}`).filter((node) => what.test(node));
  };
  await page.goto("/");
  await expect.poll(() => read(/^heading/)).toContain(`heading ${site.setting("contact-block").heading}`);
  await expect.poll(() => read(/<|^textbox $/)).toEqual([]);
  const unseen = await read(/^heading/);
  await scrollToEnd(page);
  expect(unseen).toEqual(expect.arrayContaining(await read(/^heading/)));
});
