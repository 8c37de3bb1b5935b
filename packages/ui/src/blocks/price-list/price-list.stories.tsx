import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { PriceList, PriceOpening, PriceRows, ToothPrices } from ".";

const rootCanals = [
  {
    id: "root-canal-front",
    name: "Root canal treatment, front tooth",
    price: "₹5,000 – ₹7,000",
    notes: ["Included: all visits and the X-rays", "Extra: the crown"],
  },
  { id: "root-canal-back", name: "Root canal treatment, back tooth", price: "₹8,000 – ₹12,000" },
];

const groups = [
  {
    id: "root-canals",
    name: "Root canal",
    price: "₹5,000 – ₹12,000",
    link: { name: "Root canal treatment, step by step", path: "/root-canal" },
    rows: rootCanals,
  },
  {
    id: "cleaning",
    name: "Cleaning",
    price: "₹1,500",
    link: { name: "What a cleaning is like", path: "/dental-cleanup" },
    rows: [{ name: "Cleaning, all teeth", price: "₹1,500", notes: ["Included: scaling and polishing"] }],
  },
];

const meta = {
  title: "Blocks/Concerns and prices/PriceList",
  component: PriceList,
  subcomponents: { PriceOpening, ToothPrices, PriceRows },
  parameters: {
    guide: {
      use: "For all prices of the clinic, on one page. `PriceRows` alone: for those of one treatment.",
      avoid: "For how long something takes: TreatmentFacts.",
      accessibility: "Description lists in native disclosures: a link to a row opens its part.",
      words: "From–to, the usual case too. What many people need besides is named as extra.",
      do: { Default: "A range for each part, and what each price includes." },
      dont: { Teaser: "The lowest price alone: nearly nobody pays it." },
      related: ["TreatmentFacts", "ConcernList"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { title: "By treatment", text: "Open a line to see what is included.", groups },
} satisfies Meta<typeof PriceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    title: long.title,
    groups: groups.map((group) => ({
      ...group,
      name: `${group.name}: ${long.name}`,
      price: "₹2,80,000 – ₹14,20,000",
      mark: "sample",
      rows: group.rows.map((row) => ({
        ...row,
        mark: "sample",
        price: "₹2,80,000 – ₹14,20,000",
        notes: [long.title, long.name],
      })),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    for (const heading of canvas.getAllByRole("heading", { level: 3 })) await userEvent.click(heading);
    await expect(canvas.getAllByRole("definition").at(-1)).toBeVisible();
  },
};

/** `PriceOpening`: what comes first, in a doorway. */
export const Opening: Story = {
  render: () => (
    <PriceOpening
      trail={[{ name: "Home", path: "/" }]}
      current="Prices"
      title="Prices"
      text="You get your own price in writing before we begin."
      first={{ name: "First, a check-up", price: "₹500", mark: "sample", notes: ["Extra: X-rays"] }}
      booking={{ name: "Book an Appointment", path: "/contact-us" }}
      contents={[
        { title: "By tooth", links: [{ name: "Back tooth", path: "#back-tooth" }] },
        { title: "By treatment", links: [{ name: "Root canal", path: "#root-canals" }] },
      ]}
    />
  ),
};

/** `ToothPrices`: what is most often done to each kind of tooth. */
export const Teeth: Story = {
  render: () => (
    <ToothPrices
      title="By tooth"
      teeth={(["front", "back", "wisdom", "missing", "milk", "all"] as const).map((drawing) => ({
        id: drawing,
        name: `A ${drawing} tooth`,
        drawing,
        rows: [
          { name: "Filling", price: "₹2,500 – ₹4,000", mark: "sample", path: "#filling" },
          { name: "Root canal", price: "₹8,000 – ₹12,000", path: "#root-canal-back" },
        ],
      }))}
    />
  ),
};

export const Teaser: Story = dont({
  groups: groups.slice(0, 1).map((group) => ({ ...group, price: "from ₹499 only!", rows: [] })),
});
