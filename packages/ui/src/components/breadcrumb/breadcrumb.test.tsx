import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from ".";

it("links to the pages above, and marks the current page", async () => {
  const screen = await render(
    <Breadcrumb>
      <BreadcrumbItem>
        <BreadcrumbLink asChild>
          <a href="/">Home</a>
        </BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <BreadcrumbPage>Root canal</BreadcrumbPage>
      </BreadcrumbItem>
    </Breadcrumb>,
  );
  const path = screen.getByRole("navigation", { name: "Breadcrumb" });
  await expect.element(path.getByRole("listitem").nth(1)).toHaveTextContent("Root canal");
  await expect.element(path.getByRole("link")).toHaveAttribute("href", "/");
  await expect.element(path.getByText("Root canal")).toHaveAttribute("aria-current", "page");
});
