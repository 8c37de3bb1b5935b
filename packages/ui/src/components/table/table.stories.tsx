import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from ".";

/** A table with a row of column names, and the name of each row first in it. */
const table = (caption: string, columns: readonly string[], rows: readonly (readonly string[])[]) => (
  <>
    <TableCaption>{caption}</TableCaption>
    {columns.length > 0 && (
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableHeader key={column}>{column}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
    )}
    <TableBody>
      {rows.map(([name, ...values]) => (
        <TableRow key={name}>
          <TableHeader scope="row">{name}</TableHeader>
          {values.map((value, index) => (
            <TableCell key={value} column={columns[index + 1]}>
              {value}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </>
);

const meta = {
  title: "Components/Layout/Table",
  component: Table,
  subcomponents: { TableCaption, TableHead, TableBody, TableRow, TableHeader, TableCell },
  args: {
    children: table(
      "Plan your journey",
      ["Treatment", "Visits", "Days in Mumbai"],
      [
        ["Dental implant", "3, over 4 months", "2 to 3 each time"],
        ["Veneers", "2", "6 to 8"],
        ["Root canal", "1 or 2", "2 to 4"],
      ],
    ),
  },
  parameters: {
    guide: {
      use: "For facts compared by row and by column.",
      avoid: "For pairs of a name and a value: a list. In an article: Prose.",
      states: "stack",
      accessibility: "Named by its caption or `aria-labelledby`; narrow windows keep its roles.",
      look: "No radius, no motion.",
      words: "A column’s name: one to three words, with the unit. “None”, never an empty cell.",
      do: { Default: "On phones each row is read by itself." },
      dont: { ForLayout: "Nothing is compared: a list says the same." },
      related: ["RuledList", "Prose", "TripPlan", "OpeningHours"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    children: table(
      "How long the treatments take, and how many days you should plan for each of the journeys",
      ["Treatment", "Visits"],
      [
        [
          "A full set of teeth on four or six implants, in one or both jaws",
          "3 or 4, over a period of at least four months, because the bone has to heal first",
        ],
      ],
    ),
  },
};

export const ForLayout: Story = dont({
  children: table("Opening hours", [], [["Every day", "9.30 am to 8.30 pm"]]),
});
