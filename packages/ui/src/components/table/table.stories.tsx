import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from ".";

const meta = {
  title: "Components/Layout/Table",
  component: Table,
  subcomponents: { TableCaption, TableHead, TableBody, TableRow, TableHeader, TableCell },
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

export const Default: Story = {
  render: (args) => (
    <Table {...args}>
      <TableCaption>Plan your journey</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>Treatment</TableHeader>
          <TableHeader>Visits</TableHeader>
          <TableHeader>Days in Mumbai</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableHeader scope="row">Dental implant</TableHeader>
          <TableCell column="Visits">3, over 4 months</TableCell>
          <TableCell column="Days in Mumbai">2 to 3 each time</TableCell>
        </TableRow>
        <TableRow>
          <TableHeader scope="row">Veneers</TableHeader>
          <TableCell column="Visits">2</TableCell>
          <TableCell column="Days in Mumbai">6 to 8</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

export const LongestText: Story = {
  render: () => (
    <Table>
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
          <TableCell column="Visits">
            3 or 4, over a period of at least four months, because the bone has to heal first
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

export const ForLayout: Story = dont({
  children: (
    <TableBody>
      <TableRow>
        <TableHeader scope="row">Every day</TableHeader>
        <TableCell>9.30 am to 8.30 pm</TableCell>
      </TableRow>
    </TableBody>
  ),
});
