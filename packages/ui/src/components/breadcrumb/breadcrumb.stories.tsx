import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from ".";

const meta = {
  title: "Components/Breadcrumb",
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
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["li:nth-child(2) a"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["li:nth-child(2) a"] } } };

export const OneStep: Story = {
  args: {
    children: (
      <>
        <BreadcrumbItem>
          <BreadcrumbLink href="/">Home</BreadcrumbLink>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <BreadcrumbPage>About us</BreadcrumbPage>
        </BreadcrumbItem>
      </>
    ),
  },
};

export const OnTheDeepColour: Story = {
  decorators: [
    (Story) => (
      <div className="bg-primary-strong p-6 text-on-primary">
        <Story />
      </div>
    ),
  ],
};

export const LongestText: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <BreadcrumbItem>
          <BreadcrumbLink href="/">Home</BreadcrumbLink>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <BreadcrumbLink href="/dentistry-for-kids">Dentistry for kids</BreadcrumbLink>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <BreadcrumbPage>Special needs children and adults: a quiet visit, step by step</BreadcrumbPage>
        </BreadcrumbItem>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const EndsOnThisPage: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const LeadsToItself: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <BreadcrumbItem>
          <BreadcrumbLink href="/">Home</BreadcrumbLink>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <BreadcrumbLink href="/root-canal">Root canal</BreadcrumbLink>
        </BreadcrumbItem>
      </>
    ),
  },
};
