/** Writes `docs/accessibility/transcript.md`: what Chromium's accessible tree says on four walks through the built site. */
import { writeFile } from "node:fs/promises";
import { hub } from "@clinic/content/examples";
import { treatmentPath } from "@clinic/content/routes";
import { test } from "../support/clinic";
import { visit } from "../support/page-state";
import { speak } from "./speak";

const file = new URL("../../docs/accessibility/transcript.md", import.meta.url);
const parts: string[] = [
  "# What a screen reader says",
  "Four walks through the site, read from Chromium's accessible tree, a line for each thing that is said. Written by `npm run transcript -w @clinic/e2e` from the built site; screen readers differ in their words for roles and states.",
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("walks through the site and writes down what is said", async ({ page }) => {
  // So that the calendar always shows the same month.
  await page.clock.setFixedTime("2026-11-23T10:00:00+05:30");
  // The server's clock is real: on the page's clock its challenge would have expired.
  await page.route("**/challenge?*", async (route) => {
    const response = await route.fetch();
    const challenge = await response.json();
    delete challenge.parameters.expiresAt;
    return route.fulfill({ response, json: challenge });
  });
  const session = await page.context().newCDPSession(page);
  const heading = (text: string) => parts.push(`## ${text}`);
  const read = async (what: string, selector: string) => {
    const lines = await speak(session, selector);
    parts.push(`### ${what}`, ["```text", `title: ${await page.title()}`, ...lines, "```"].join("\n"));
  };

  heading("Booking an appointment");
  await visit(page, "/contact-us");
  await read("The page", "main");
  await page.getByRole("main").getByRole("button", { name: "Book an appointment" }).click();
  await read("Sent empty: focus is on the summary", "main form");
  await page.getByRole("main").getByLabel("Select Date").press("Enter");
  await page.getByRole("grid").waitFor();
  await read("Enter in the date opens the calendar", "[role=dialog]");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Full Name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@mail.example");
  await form.getByLabel("Phone Number").fill("+912200000199");
  await form.getByLabel("Message").fill("A check-up, please.");
  await form.getByRole("checkbox").press("Space");
  await form.getByRole("checkbox", { checked: true }).waitFor();
  // So that the reference is always the same.
  await page.route("**/contactus", (route) =>
    route.fulfill({ json: { status: "success", reference: "AHD-7K3QX" } }),
  );
  await form.getByRole("button", { name: "Book an appointment" }).click();
  await page.getByRole("dialog").getByText("AHD-7K3QX").first().waitFor();
  await read("Sent: focus is in the dialog", "[role=dialog], [role=alertdialog]");

  heading("Applying for a job");
  await visit(page, "/career");
  await read("The page", "main");
  await page.getByLabel("Resume").setInputFiles({
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(6 * 1024 * 1024),
  });
  await page.getByText("File size must not exceed 5MB").first().waitFor();
  await read("A file of 6 MB has been chosen", "main form");

  heading("Searching");
  await visit(page, "/");
  await page
    .getByRole("button", { name: /search/i })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await read("The search opens", "[role=dialog]");
  await page.keyboard.type("wisdom tooth");
  await page
    .getByRole("dialog")
    .getByText(/extraction/i)
    .first()
    .waitFor();
  await read("After typing “wisdom tooth”", "[role=dialog]");

  heading("A treatment");
  await visit(page, treatmentPath(hub));
  await read("The page", "main");
  await writeFile(file, `${parts.join("\n\n")}\n`);
});
