import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from ".";

it("stacks its rows on phones, with the column's name before each value, and keeps its roles", async () => {
  await page.viewport(390, 700);
  await render(
    <Table aria-label="Your visits">
      <TableHead>
        <TableRow>
          <TableHeader>Treatment</TableHeader>
          <TableHeader>Visits</TableHeader>
          <TableHeader>Days</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableHeader scope="row">Veneers</TableHeader>
          <TableCell column="Visits">{0}</TableCell>
          <TableCell column="Days">{""}</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  const value = page.getByRole("cell", { name: "0" });
  const name = page.getByRole("rowheader", { name: "Veneers" });
  expect(value.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    name.element().getBoundingClientRect().bottom,
  );
  await expect.element(value).toHaveTextContent("Visits: 0");
  await expect.element(page.getByText("Visits:")).toBeVisible();
  await expect.element(page.getByText("Days:")).not.toBeInTheDocument();
  for (const role of ["table", "row", "rowheader", "cell"])
    expect(document.querySelector(`table[role=${role}], table [role=${role}]`), role).not.toBeNull();
  await page.viewport(1280, 900);
});
