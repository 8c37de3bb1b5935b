import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from ".";

const columns = ["Treatment", "Visits", "Days in Mumbai"];
const rows = [
  ["Dental implant", "3, over 4 months", "2 to 3 each time"],
  ["Veneers", "2", "6 to 8"],
  ["Root canal", "1 or 2", "2 to 4"],
];

const meta = {
  title: "Components/Table",
  component: Table,
  subcomponents: { TableCaption, TableHead, TableBody, TableRow, TableHeader, TableCell },
  render: (args) => (
    <Table {...args}>
      <TableCaption>Plan your journey</TableCaption>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableHeader key={column}>{column}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...values]) => (
          <TableRow key={name}>
            <TableHeader scope="row">{name}</TableHeader>
            {values.map((value, index) => (
              <TableCell key={columns[index + 1]} column={columns[index + 1]}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  parameters: {
    guide: {
      use: "For facts compared by row and by column.",
      avoid: "For pairs of a name and a value: a list. In an article: Prose.",
      states: "stack",
      accessibility: "Named by its caption or `aria-labelledby`; narrow windows keep its roles.",
      words: "A column’s name has the unit. “None”, never an empty cell.",
      do: { Default: "On phones each row is read by itself." },
      dont: { ForLayout: "Nothing is compared: a list says the same." },
      related: ["Components/RuledList", "Components/Prose", "Blocks/TripPlan", "Blocks/OpeningHours"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  render: (args) => (
    <Table {...args}>
      <TableCaption>
        How long the treatments take, and how many days you should plan for each of the journeys
      </TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>Treatment</TableHeader>
          <TableHeader>Visits</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableHeader scope="row">
            A full set of teeth on four or six implants, in one or both jaws
          </TableHeader>
          <TableCell>
            3 or 4, over a period of at least four months, because the bone has to heal first
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

export const ForLayout: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Table {...args}>
      <TableCaption>Opening hours</TableCaption>
      <TableBody>
        <TableRow>
          <TableHeader scope="row">Every day</TableHeader>
          <TableCell>9.30 am to 8.30 pm</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};
