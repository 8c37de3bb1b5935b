import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterCredit,
  SiteFooterHeading,
  SiteFooterLinks,
  SiteFooterNote,
  SiteFooterSocial,
  SiteFooterSocialLink,
} from ".";

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

it("renders the credit as a link with asChild", async () => {
  const screen = await render(
    <SiteFooter>
      <SiteFooterNote>
        <SiteFooterCredit asChild>
          <a href="https://studio.example">Arch House studio</a>
        </SiteFooterCredit>
      </SiteFooterNote>
    </SiteFooter>,
  );
  const link = screen.getByRole("link", { name: "Arch House studio" });
  await expect.element(link).toHaveAttribute("data-slot", "site-footer-credit");
});
