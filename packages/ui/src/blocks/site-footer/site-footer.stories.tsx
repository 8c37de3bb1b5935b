import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "../../components/logo";
import { TextLink } from "../../components/text-link";
import { SiteFooter, SiteFooterColumn, SiteFooterColumns, SiteFooterHeading, SiteFooterNote } from ".";

const meta = {
  title: "Blocks/SiteFooter",
  component: SiteFooter,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <SiteFooter {...args}>
      <SiteFooterColumns>
        <SiteFooterColumn>
          <Logo descriptor="Dental">Arch House</Logo>
        </SiteFooterColumn>
        {["About", "Treatments", "Resources"].map((heading) => (
          <SiteFooterColumn key={heading}>
            <SiteFooterHeading>{heading}</SiteFooterHeading>
            <ul>
              {["Technology", "Awards", "Newsletter"].map((name) => (
                <li key={name}>
                  <TextLink variant="inverse" href={`/${name.toLowerCase()}`}>
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </SiteFooterColumn>
        ))}
      </SiteFooterColumns>
      <SiteFooterNote>
        <p>Demonstration content: people, reviews, figures and pictures are samples.</p>
        <p>Designed and built by the Arch House studio</p>
      </SiteFooterNote>
    </SiteFooter>
  ),
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyTheNote: Story = {
  render: (args) => (
    <SiteFooter {...args}>
      <SiteFooterNote>
        <p>Demonstration content: people, reviews, figures and pictures are samples.</p>
      </SiteFooterNote>
    </SiteFooter>
  ),
};
