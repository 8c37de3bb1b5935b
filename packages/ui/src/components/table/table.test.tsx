import type { ComponentProps, ReactNode } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
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

const frame = page.getByRole("group", { name: "Your visits" });

async function inPhone(test: () => Promise<void>) {
  await page.viewport(390, 700);
  try {
    await test();
  } finally {
    await page.viewport(1280, 900);
  }
}

it("is no tab stop where all of it is visible", async () => {
  await render(
    <>
      <button type="button">Before</button>
      <Visits caption="Your visits" />
      <button type="button">After</button>
    </>,
  );
  page.getByRole("button", { name: "Before" }).element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  await expect.element(frame).not.toBeInTheDocument();
});

it("scrolls by keyboard in a frame of its name where it is too wide, until it fits", async () => {
  const screen = await render(
    <div style={{ width: 200 }}>
      <button type="button">Before</button>
      <Visits caption="Your visits" style={{ width: 600 }} />
    </div>,
  );
  await expect.element(frame).toHaveAttribute("tabindex", "0");
  page.getByRole("button", { name: "Before" }).element().focus();
  await userEvent.tab();
  await expect.element(frame).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => frame.element().scrollLeft).toBeGreaterThan(0);
  await screen.rerender(
    <div style={{ width: 800 }}>
      <Visits caption="Your visits" style={{ width: 600 }} />
    </div>,
  );
  await expect.element(frame).not.toBeInTheDocument();
});

it("gives the frame the name of a heading, where that names the table", async () => {
  await render(
    <div style={{ width: 200 }}>
      <h2 id="visits">Your visits</h2>
      <Visits aria-labelledby="visits" style={{ width: 600 }} />
    </div>,
  );
  await expect.element(frame).toBeVisible();
  await expect.element(page.getByRole("table", { name: "Your visits" })).toBeVisible();
});

it("stacks its rows on phones, with the column's name before each value, and keeps its roles", () =>
  inPhone(async () => {
    await render(<Visits caption="Your visits" narrow="stack" />);
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
      <Table narrow="stack">
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
