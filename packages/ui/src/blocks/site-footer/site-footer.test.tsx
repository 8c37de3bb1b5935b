import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextLink } from "../../components/text-link";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterCredit,
  SiteFooterFold,
  SiteFooterHeading,
  SiteFooterLinks,
  SiteFooterNote,
  SiteFooterSocial,
  SiteFooterSocialLink,
} from ".";

afterEach(() => page.viewport(1280, 900));

it("folds a column on phones, and unfolds it by its heading", async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <SiteFooterFold heading="Treatments">
      <a href="/dental-implants">Dental implants</a>
    </SiteFooterFold>,
  );
  const link = screen.getByText("Dental implants");
  await expect.element(link).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(link).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2, name: "Treatments" })).toBeVisible();
});

it("shows a folded column whole on wide screens, where its heading can't be pressed", async () => {
  const screen = await render(
    <SiteFooterFold heading="Treatments">
      <a href="/dental-implants">Dental implants</a>
    </SiteFooterFold>,
  );
  await expect.element(screen.getByRole("link", { name: "Dental implants" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Treatments" })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("link")).toHaveFocus();
});

it("is the contentinfo landmark, with a heading for each column", async () => {
  const screen = await render(
    <SiteFooter>
      <SiteFooterColumns>
        <SiteFooterColumn>
          <SiteFooterHeading>Treatments</SiteFooterHeading>
          <SiteFooterLinks>
            <li>
              <a href="/dental-implants">Dental implants</a>
            </li>
          </SiteFooterLinks>
        </SiteFooterColumn>
      </SiteFooterColumns>
    </SiteFooter>,
  );
  const foot = screen.getByRole("contentinfo");
  await expect.element(foot.getByRole("heading", { level: 2, name: "Treatments" })).toBeVisible();
  await expect
    .element(foot.getByRole("link", { name: "Dental implants" }))
    .toHaveAttribute("href", "/dental-implants");
});

it("names each social network in words", async () => {
  const screen = await render(
    <SiteFooter>
      <SiteFooterSocial>
        <li>
          <SiteFooterSocialLink network="youtube" href="https://archhouse.example/films">
            YouTube
          </SiteFooterSocialLink>
        </li>
      </SiteFooterSocial>
    </SiteFooter>,
  );
  const link = screen.getByRole("link", { name: "YouTube", exact: true });
  await expect.element(link).toHaveAttribute("rel", "me noopener");
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("renders the credit as a link with asChild, in the colour of the lines around it", async () => {
  const screen = await render(
    <SiteFooter>
      <SiteFooterNote>
        <SiteFooterCredit asChild>
          <TextLink variant="inverse" href="https://studio.example">
            Arch House studio
          </TextLink>
        </SiteFooterCredit>
      </SiteFooterNote>
    </SiteFooter>,
  );
  const link = screen.getByRole("link", { name: "Arch House studio" });
  await expect.element(link).toHaveAttribute("data-slot", "site-footer-credit");
  const colourOf = (element: Element | null) => element && getComputedStyle(element).color;
  expect(colourOf(link.element())).toBe(colourOf(link.element().parentElement));
});
