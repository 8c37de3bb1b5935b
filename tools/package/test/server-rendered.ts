import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeBlocks, freshApp } from "./fresh-app.ts";
import { expectComponents, listen, playComponents } from "./ten-components.ts";

type App = Awaited<ReturnType<typeof freshApp>>;

/** Tests the README's examples in a framework that renders on a server. */
export function testServerRendered(prepare: (app: App) => Promise<Awaited<ReturnType<App["start"]>>>) {
  let app: App;
  let server: Awaited<ReturnType<App["start"]>>;
  let browser: Browser;

  beforeAll(async () => {
    app = await freshApp();
    const [install = ""] = await codeBlocks("packages/ui/README.md", "sh");
    await app.run(install);
    server = await prepare(app);
    browser = await chromium.launch(chromiumLaunchOptions());
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await app?.remove();
  });

  it("shows ten components without scripts", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.address);
    await expectComponents(page);
    await page.getByRole("heading", { level: 1, name: "Root canal treatment" }).waitFor();
    await page.getByText("The tooth is numb before we start.").waitFor();
    expect(
      await page
        .getByRole("link", { name: "Book an Appointment" })
        .evaluate((link) => getComputedStyle(link).backgroundColor),
    ).toBe("rgb(15, 90, 86)");
    await context.close();
  });

  it("hydrates them, and they work without console messages", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const said = listen(page);
    await page.goto(server.address, { waitUntil: "networkidle" });
    await playComponents(page);
    expect(said).toEqual([]);
  });
}
