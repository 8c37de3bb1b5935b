import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { Heading } from "../heading";
import {
  ArchElevation,
  CadIcon,
  ConversationElevation,
  DentalArchPlan,
  EquipmentIcon,
  ImplantIcon,
  ImplantSection,
  MillingIcon,
  NichesElevation,
  PrintingIcon,
  ReceptionElevation,
  SheetsPlan,
  SmileDesignIcon,
  SurgeryElevation,
  ToothSection,
} from ".";

const meta = {
  title: "Components/Media/Drawing",
  component: DentalArchPlan,
  subcomponents: {
    ArchElevation,
    ToothSection,
    ImplantSection,
    SurgeryElevation,
    ReceptionElevation,
    NichesElevation,
    ConversationElevation,
    SheetsPlan,
  },
  parameters: {
    guide: {
      use: "Behind headings, in empty states, and as icons beside words.",
      avoid: "To explain something: Picture with an `alt`. As a logo: Logo.",
      states: "stack",
      accessibility: "`aria-hidden`: it must carry no meaning.",
      look: "No radius. Nothing in it moves.",
      words: "No words in it.",
      do: { BehindAHeading: "One, behind the words, in the colour of the hairlines." },
      dont: {
        Everywhere: "Four, in the accent, between the words: they say something is wrong with the teeth.",
      },
      related: ["Logo", "Picture", "NotFound", "PageBanner"],
    } satisfies Guide,
  },
} satisfies Meta<typeof DentalArchPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: "w-full max-w-96 text-line-strong" } };

export const OtherDrawings: Story = {
  render: () => (
    <div className="grid max-w-4xl gap-12 text-line-strong sm:grid-cols-2">
      <ArchElevation />
      <ToothSection />
      <ImplantSection />
      <SurgeryElevation />
      <ReceptionElevation />
      <NichesElevation />
      <ConversationElevation />
      <SheetsPlan />
    </div>
  ),
};

export const TechnologyIcons: Story = {
  tags: ["fullest"],
  render: () => (
    <div className="flex flex-wrap gap-8">
      <SmileDesignIcon />
      <ImplantIcon />
      <PrintingIcon />
      <MillingIcon />
      <CadIcon />
      <EquipmentIcon />
    </div>
  ),
};

export const BehindAHeading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="relative overflow-clip p-8">
      <ArchElevation className="absolute end-4 -top-6 w-48" />
      <Heading className="relative">Two branches, one standard of care</Heading>
      <p className="relative mt-4 max-w-48">Both keep the same records.</p>
    </div>
  ),
};

export const Everywhere: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="space-y-2 p-8">
      <Heading>Two branches, one standard of care</Heading>
      <div className="flex gap-2">
        {[1, 5, 9, 12].map((missing) => (
          <DentalArchPlan key={missing} missing={missing} className="w-1/4 text-accent" />
        ))}
      </div>
      <p>Both keep the same records.</p>
    </div>
  ),
};
