import type { Meta, StoryObj } from "@storybook/react-vite";
import { Composition } from "../pages/support/composition";
import { ArchMask, Drawings, Mark, Radii } from "./parts/arches";
import { Breakpoints } from "./parts/breakpoints";
import { Contrasts, Swatches } from "./parts/colours";
import { Elevations } from "./parts/elevation";
import { RingContrasts, Rings } from "./parts/focus";
import { Icons } from "./parts/icons";
import { ContactSheet } from "./parts/imagery";
import { Easing, MotionValues } from "./parts/motion";
import { Columns, Fluid, Steps } from "./parts/space";
import { Faces, Sizes, Specimens } from "./parts/type";
import { Messages } from "./parts/voice";

/** The live parts of the Foundations pages, as hidden stories, so that they are tested and captured. */
const meta = { title: "Foundations/Parts", tags: ["!dev", "!autodocs", "fullest"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  render: () => (
    <>
      <Swatches />
      <Contrasts />
    </>
  ),
};

export const Type: Story = {
  render: () => (
    <>
      <Faces />
      <Specimens />
      <Sizes />
    </>
  ),
};

export const SpaceAndGrid: Story = {
  render: () => (
    <>
      <Steps />
      <Fluid />
      <Columns />
    </>
  ),
};

export const ArchesAndLines: Story = {
  render: () => (
    <>
      <ArchMask />
      <Mark />
      <Drawings />
      <Radii />
    </>
  ),
};

export const IconsAndElevation: Story = {
  render: () => (
    <>
      <Icons />
      <Elevations />
    </>
  ),
};

export const Motion: Story = {
  render: () => (
    <>
      <MotionValues />
      <Easing />
    </>
  ),
};

export const Focus: Story = {
  render: () => (
    <>
      <Rings />
      <RingContrasts />
    </>
  ),
};

export const Imagery: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <ContactSheet />,
};

export const FoundInTheSources: Story = {
  render: () => (
    <>
      <Breakpoints />
      <Messages />
      <Composition />
    </>
  ),
};
