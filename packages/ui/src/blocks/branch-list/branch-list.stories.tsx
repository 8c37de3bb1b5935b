import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../../components/text-link";
import { BranchFact, BranchFacts, BranchItem, BranchList, BranchName } from ".";

const meta = {
  title: "Blocks/BranchList",
  component: BranchList,
  tags: ["autodocs"],
  render: (args) => (
    <BranchList {...args}>
      {["Kurla", "South Mumbai"].map((name) => (
        <BranchItem key={name}>
          <BranchName>{name}</BranchName>
          <BranchFacts>
            <BranchFact term="Address">
              Teak Court, ground floor
              <br />
              12 Kaman Lane, Mumbai 400070
            </BranchFact>
            <BranchFact term="Phone">
              <TextLink href="tel:+912200000101">+91 22 0000 0101</TextLink>
            </BranchFact>
            <BranchFact term="Hours">Monday to Friday, 9.30 am to 8.30 pm</BranchFact>
          </BranchFacts>
        </BranchItem>
      ))}
    </BranchList>
  ),
} satisfies Meta<typeof BranchList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneBranch: Story = {
  render: (args) => (
    <BranchList {...args}>
      <BranchItem>
        <BranchName>Kurla</BranchName>
        <BranchFacts>
          <BranchFact term="Hours">Monday to Friday, 9.30 am to 8.30 pm</BranchFact>
        </BranchFacts>
      </BranchItem>
    </BranchList>
  ),
};
