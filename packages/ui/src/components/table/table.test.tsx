import type { ComponentProps, ReactNode } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from ".";

function Visits({ caption, ...props }: ComponentProps<typeof Table> & { caption?: ReactNode }) {
  return (
    <Table {...props}>
      {caption && <TableCaption>{caption}</TableCaption>}
      <TableHead>
        <TableRow>
          <TableHeader>Treatment</TableHeader>
          <TableHeader>Visits</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableHeader scope="row">Veneers</TableHeader>
          <TableCell column="Visits">two</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

async function inPhone(test: () => Promise<void>) {
  await page.viewport(390, 700);
  try {
    await test();
  } finally {
    await page.viewport(1280, 900);
  }
}

it("stacks its rows on phones, with the column's name before each value, and keeps its roles", () =>
  inPhone(async () => {
    await render(<Visits caption="Your visits" />);
    const value = page.getByRole("cell", { name: "two" });
    const name = page.getByRole("rowheader", { name: "Veneers" });
    expect(value.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.element().getBoundingClientRect().bottom,
    );
    await expect.element(value).toHaveTextContent("Visits: two");
    await expect.element(page.getByText("Visits:")).toBeVisible();
    for (const role of ["table", "row", "rowheader", "cell"])
      expect(document.querySelector(`table[role=${role}], table [role=${role}]`), role).not.toBeNull();
  }));

it("names no column of an empty cell in a table that stacks", () =>
  inPhone(async () => {
    await render(
      <Table>
        <TableBody>
          <TableRow>
            <TableCell column="Visits">{0}</TableCell>
            <TableCell column="Days">{""}</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    );
    await expect.element(page.getByText("Visits:")).toBeVisible();
    await expect.element(page.getByText("Days:")).not.toBeInTheDocument();
  }));
