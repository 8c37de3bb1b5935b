import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TextLink } from "../text-link";
import { LinkProvider } from ".";

function RouterLink({ href, ...props }: ComponentProps<"a">) {
  return <a href={`#routed${href}`} {...props} />;
}

it("is the provider's link with the look of the part that renders it, and an <a> without one", async () => {
  const screen = await render(
    <>
      <TextLink href="/implants">Implants</TextLink>
      <LinkProvider component={RouterLink}>
        <TextLink href="/crowns" variant="standalone">
          Crowns
        </TextLink>
      </LinkProvider>
    </>,
  );
  await expect.element(screen.getByRole("link", { name: "Implants" })).toHaveAttribute("href", "/implants");
  const crowns = screen.getByRole("link", { name: "Crowns" });
  await expect.element(crowns).toHaveAttribute("href", "#routed/crowns");
  await expect.element(crowns).toHaveAttribute("data-variant", "standalone");
});
