import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { Picture } from "../../components/picture";
import { portrait } from "../../fixtures/pictures";
import { rightToLeft } from "../../fixtures/right-to-left";
import {
  TeamIntro,
  TeamLead,
  TeamLeadBody,
  TeamMember,
  TeamMore,
  TeamName,
  TeamPortrait,
  TeamRole,
  TeamSection,
  TeamText,
  TeamTitle,
  TeamToggle,
} from ".";

const others = [
  { name: "Dr Rohan Kulkarni", role: "Co-founder and director", seed: 1 },
  { name: "Dr Farah Shaikh", role: "Chief dentist, Kurla", seed: 2 },
  { name: "Dr Vikram Nair", role: "Head dentist, South Mumbai", seed: 5 },
];

const more = (
  <TeamMore>
    {others.map(({ name, role, seed }) => (
      <TeamMember key={name}>
        <TeamPortrait>
          <Picture image={portrait(seed)} alt={`Portrait of ${name}`} />
        </TeamPortrait>
        <TeamName>{name}</TeamName>
        <TeamRole>{role}</TeamRole>
      </TeamMember>
    ))}
  </TeamMore>
);

const meta = {
  title: "Blocks/TeamSection",
  tags: ["autodocs"],
  component: TeamSection,
  subcomponents: {
    TeamLead,
    TeamLeadBody,
    TeamTitle,
    TeamIntro,
    TeamPortrait,
    TeamName,
    TeamRole,
    TeamText,
    TeamToggle,
    TeamMore,
    TeamMember,
  },
  parameters: {
    guide: {
      use: [
        "On the home page (specification, section 2): the lead dentist, and three more behind the button.",
      ],
      avoid: ["For biographies: use SpecialistProfile.", "For staff: use StaffCarousel."],
      keyboard: { Tab: "Moves to “Meet the team”.", "Enter Space": "Shows the others, or hides them again." },
      accessibility: [
        "The button says whether the others are shown. They are in the HTML, and shown in print and without JavaScript.",
        "The section’s heading is one level above the names.",
      ],
      words: [
        "The intro says what it means for a visitor that these people lead. The role says what someone does, not a rank.",
      ],
      do: { Default: "One face first, and one sentence on what it means for a visitor." },
      dont: { WithoutWords: "A name and a rank, and nothing useful to a visitor." },
      related: ["Components/Disclosure", "Blocks/SpecialistProfile", "Blocks/StaffCarousel"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <TeamLead>
          <TeamLeadBody>
            <TeamTitle>The dentists who lead the clinic</TeamTitle>
            <TeamIntro>You meet the dentist who plans your treatment before anything is decided.</TeamIntro>
            <TeamName>Dr Anahita Mistry</TeamName>
            <TeamRole>Lead dentist, implants and full mouth rehabilitation</TeamRole>
            <TeamToggle />
          </TeamLeadBody>
          <TeamPortrait>
            <Picture image={portrait(4)} alt="A woman with grey hair in a green coat" />
          </TeamPortrait>
        </TeamLead>
        {more}
      </>
    ),
  },
} satisfies Meta<typeof TeamSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expanded: Story = { args: { defaultOpen: true } };

export const LongestText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <TeamLead>
          <TeamPortrait>
            <Picture image={portrait(4)} alt="A woman with grey hair in a green coat" />
          </TeamPortrait>
          <TeamLeadBody>
            <TeamTitle>The dentists who lead the clinic and answer for what is done in it</TeamTitle>
            <TeamIntro>
              You meet the dentist who plans your treatment before anything is decided, and the same dentist
              sees you at every visit until it is finished.
            </TeamIntro>
            <TeamName>Dr Venkatanarasimharajuvaripeta Lakshmi Subramaniam-Fernandes</TeamName>
            <TeamRole>Lead dentist for implants, full mouth rehabilitation and special needs</TeamRole>
            <TeamText>
              She has trained about a thousand dental professionals. On Mondays she draws plans and sees
              nobody; on the other days she says that the plan is the half of the treatment which doesn't
              hurt.
            </TeamText>
            <TeamToggle>Meet the team of both branches</TeamToggle>
          </TeamLeadBody>
        </TeamLead>
        {more}
      </>
    ),
  },
};

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  decorators: [rightToLeft],
};

export const WithoutWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <TeamLead>
        <TeamPortrait>
          <Picture image={portrait(4)} alt="A woman with grey hair in a green coat" />
        </TeamPortrait>
        <TeamLeadBody>
          <TeamTitle>Our team</TeamTitle>
          <TeamName>Dr Anahita Mistry</TeamName>
          <TeamRole>Chief Executive Director</TeamRole>
        </TeamLeadBody>
      </TeamLead>
    ),
  },
};
