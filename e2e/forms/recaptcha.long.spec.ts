import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, sharedClinicTest } from "../support/clinic";
import { otherHosts } from "../support/network";
import { visit } from "../support/page-state";
import { fillIn, patient, sentences, submit } from "./appointment-form";

/** Tokens that the stand-in for Google's `siteverify` was asked about. */
const tokens: string[] = [];

const verifier = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const { secret, response: token = "" } = Object.fromEntries(new URLSearchParams(body));
  tokens.push(token);
  return response.end(JSON.stringify({ success: secret === "the secret" }));
});

const test = sharedClinicTest.extend({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      await once(verifier.listen(0, "127.0.0.1"), "listening");
      const { port } = verifier.address() as AddressInfo;
      await use({
        HUMAN_CHECK: "recaptcha",
        RECAPTCHA_SITE_KEY: "the site key",
        RECAPTCHA_SECRET: "the secret",
        RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
      });
      verifier.close();
      verifier.closeAllConnections();
    },
    { scope: "worker" },
  ],
});

/** Stands in for Google's script, with a widget that is one button. */
const fakeGoogle = `
  let rendered = 0;
  window.grecaptcha = {
    ready: (callback) => callback(),
    render: (container, { sitekey, callback }) => {
      const widget = document.createElement("button");
      widget.type = "button";
      widget.textContent = "Fake widget of " + sitekey;
      rendered += 1;
      const token = "good " + rendered;
      widget.onclick = () => callback(token);
      container.append(widget);
    },
  };`;

const checkbox = (page: Page) => page.getByRole("main").getByRole("checkbox", { name: "I am not a robot" });
const widget = (page: Page) => page.getByRole("button", { name: "Fake widget of the site key" });

test("with reCAPTCHA a visitor books, also after Google's script was blocked; nothing is requested before the box is ticked", async ({
  page,
  clinic,
}) => {
  const asked = await otherHosts(page, clinic.url, "text/javascript", fakeGoogle);
  await page.route("https://www.google.com/**", (route) => route.abort(), { times: 1 });
  await visit(page, "/contact-us");
  await fillIn(page, async () => {
    expect(asked).toEqual([]);
    await checkbox(page).press("Space");
    await expect(page.getByText(/The check did not work. Your answers are kept/)).toBeVisible();
    await checkbox(page).press("Space");
    await expect(widget(page)).toBeVisible();
    await widget(page).press("Enter");
    await expect(checkbox(page)).toBeFocused();
  });
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/)]);
  await submit(page);
  await expect(page.getByRole("dialog").getByText(sentences.success)).toBeVisible();
  expect(tokens).toEqual(["good 1"]);
  expect(await clinic.requests()).toMatchObject([{ kind: "appointment", name: patient.name }]);
});
