import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from ".";

/** The way to a page: the pages above it by their path, and its name. */
const trail = (above: Record<string, string>, page?: string) => (
  <>
    {Object.entries(above).map(([path, name]) => (
      <BreadcrumbItem key={path}>
        <BreadcrumbLink href={path}>{name}</BreadcrumbLink>
      </BreadcrumbItem>
    ))}
    {page && (
      <BreadcrumbItem>
        <BreadcrumbPage>{page}</BreadcrumbPage>
      </BreadcrumbItem>
    )}
  </>
);

const meta = {
  title: "Components/Navigation/Breadcrumb",
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem, BreadcrumbLink, BreadcrumbPage },
  args: {
    children: (
      <>
        <BreadcrumbItem>
          <BreadcrumbLink href="/">Home</BreadcrumbLink>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <BreadcrumbLink href="/general-dentistry">General dentistry</BreadcrumbLink>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <BreadcrumbPage>Root canal</BreadcrumbPage>
        </BreadcrumbItem>
      </>
    ),
  },
  parameters: {
    guide: {
      use: "At the top of each page below the home page.",
      avoid: "For the steps of a form, a visitor’s history, or pages of a list (Pagination).",
      states: "stack",
      accessibility: "A navigation “Breadcrumb” with an ordered list; this page has `aria-current`.",
      look: "No radius, no motion.",
      words: "The names of the menu, unchanged and never cut: long ones wrap, and the row too.",
      do: { Default: "All levels in between, and the page itself as plain words." },
      dont: { LeadsToItself: "A level is missing, and the last item links to the current page." },
      related: ["PageBanner", "SkipLink", "Pagination"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["li:nth-child(2) a"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["li:nth-child(2) a"] } } };

export const OnTheDeepColour: Story = {
  decorators: [inside("bg-primary-strong p-6 text-on-primary")],
};

export const LongestText: Story = {
  decorators: [inside("max-w-80")],
  args: {
    children: trail(
      { "/": "Home", "/dentistry-for-kids": "Dentistry for kids" },
      "Special needs children and adults: a quiet visit, step by step",
    ),
  },
};

export const LeadsToItself: Story = dont({ children: trail({ "/": "Home", "/root-canal": "Root canal" }) });
