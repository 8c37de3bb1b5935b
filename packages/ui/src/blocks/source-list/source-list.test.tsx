import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { SourceList } from ".";

it("names each source with its publisher, as a link where it can be read", async () => {
  const screen = await render(
    <SourceList
      title="Sources"
      sources={[
        {
          title: "Dental checks (2004)",
          publisher: "NICE",
          url: "https://example.org/cg19",
          note: "read on 1 May 2026",
        },
        { title: "Avulsed teeth (2020)", publisher: "IADT" },
      ]}
    />,
  );
  const list = screen.getByRole("region", { name: "Sources" });
  await expect
    .element(list.getByRole("link", { name: "Dental checks (2004)" }))
    .toHaveAttribute("href", "https://example.org/cg19");
  await expect.element(list.getByText("Dental checks (2004), NICE (read on 1 May 2026)")).toBeVisible();
  await expect.element(list.getByText("Avulsed teeth (2020), IADT")).toBeVisible();
});
