import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { TextLink } from "../../components/text-link";
import { BranchFact, BranchFacts, BranchItem, BranchList, BranchName } from ".";

const meta = {
  title: "Blocks/BranchList",
  tags: ["autodocs"],
  component: BranchList,
  subcomponents: { BranchItem, BranchName, BranchFacts, BranchFact },
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
  parameters: {
    guide: {
      use: [
        "Where a visitor chooses a branch, or needs the facts of both: the contact page and the pages of the branches (specification, section 2).",
      ],
      avoid: [
        "With a map and a form: use ContactBlock.",
        "For one phone number: use TextLink in a sentence.",
      ],
      accessibility: [
        "A list of branches, each with a heading, of level 3 by default. Each term is read before its value.",
        "Phones are links in full, with the country code. A long address wraps; nothing is cut off.",
      ],
      words: [
        "Terms of one or two words, the same for every branch and in the same order: Address, Phone, Opening hours.",
        "The reception maintains the hours; days on which a branch is closed are named.",
      ],
      do: { Default: "The same facts in the same order: two branches can be compared at a glance." },
      dont: { InAnyOrder: "A different order in each, and one without its hours." },
      related: ["Components/TextLink", "Components/Heading", "Components/EmbedMap", "Blocks/ContactBlock"],
    } satisfies Guide,
  },
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

const phone = <TextLink href="tel:+912200000101">+91 22 0000 0101</TextLink>;

export const WithActions: Story = {
  render: (args) => (
    <BranchList {...args}>
      {["Kurla", "South Mumbai"].map((name) => (
        <BranchItem key={name}>
          <BranchName>{name}</BranchName>
          <BranchFacts>
            <BranchFact term="Phone">{phone}</BranchFact>
          </BranchFacts>
          <TextLink variant="standalone" href={`/dentists-in-${name.toLowerCase().replace(" ", "-")}`}>
            Dentists in {name}
          </TextLink>
        </BranchItem>
      ))}
    </BranchList>
  ),
};

export const LongestText: Story = {
  render: (args) => (
    <BranchList {...args}>
      {["Kurla, beside the old textile museum", "South Mumbai"].map((name) => (
        <BranchItem key={name}>
          <BranchName>{name}</BranchName>
          <BranchFacts>
            <BranchFact term="Address">
              The Old Textile Museum, east wing, second floor, entrance from the courtyard, 117 Bhausaheb
              Vishwanathrao Hirlekar Marg, opposite the municipal water office
            </BranchFact>
            <BranchFact term="Phone">{phone}</BranchFact>
            <BranchFact term="Hours on public holidays and on the days before them">
              9.30 am to 1.30 pm, and in an emergency at any hour by phone
            </BranchFact>
          </BranchFacts>
        </BranchItem>
      ))}
    </BranchList>
  ),
};

export const InAnyOrder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <BranchList {...args}>
      <BranchItem>
        <BranchName>Kurla</BranchName>
        <BranchFacts>
          <BranchFact term="Hours">Monday to Friday, 9.30 am to 8.30 pm</BranchFact>
          <BranchFact term="Address">12 Kaman Lane, Mumbai 400070</BranchFact>
          <BranchFact term="Phone">{phone}</BranchFact>
        </BranchFacts>
      </BranchItem>
      <BranchItem>
        <BranchName>South Mumbai</BranchName>
        <BranchFacts>
          <BranchFact term="Call us">{phone}</BranchFact>
          <BranchFact term="Where">3 Banyan Quay Road, Mumbai 400001</BranchFact>
        </BranchFacts>
      </BranchItem>
    </BranchList>
  ),
};
