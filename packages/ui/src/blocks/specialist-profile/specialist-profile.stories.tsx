import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Picture } from "../../components/picture";
import { Container } from "../../components/section";
import { portrait } from "../../fixtures/pictures";
import { rightToLeft } from "../../fixtures/right-to-left";
import {
  SpecialistBiography,
  SpecialistBody,
  SpecialistFact,
  SpecialistFacts,
  SpecialistName,
  SpecialistPortrait,
  SpecialistProfile,
  SpecialistProfiles,
  SpecialistRole,
} from ".";

const meta = {
  title: "Blocks/SpecialistProfile",
  tags: ["autodocs"],
  component: SpecialistProfile,
  subcomponents: {
    SpecialistProfiles,
    SpecialistPortrait,
    SpecialistBody,
    SpecialistName,
    SpecialistRole,
    SpecialistBiography,
    SpecialistFacts,
    SpecialistFact,
  },
  parameters: {
    guide: {
      use: ["For a dentist at length: name, role, biography, facts (specification, section 2)."],
      avoid: [
        "For an overview of many: use SpecialistCard.",
        "For the short introduction on the home page: use TeamSection.",
        "For the people at the desk and beside the chair: use StaffCarousel.",
      ],
      accessibility: [
        "One `article` per dentist, with the name as its heading, so that screen readers can move from dentist to dentist.",
        "Facts are a description list. Only the layout is mirrored; the order in the HTML stays the same.",
      ],
      words: [
        "Biography: two short paragraphs on how this dentist works and what a visitor notices, written with the dentist.",
        "Facts: degrees as on the certificate, languages, branches.",
      ],
      do: { Default: "Say how someone works." },
      dont: {
        OnlyTitles: "A row of degrees means nothing to a person with toothache; put them in the facts.",
      },
      related: ["Blocks/SpecialistCard", "Blocks/TeamSection", "Blocks/StaffCarousel", "Components/Picture"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    children: (
      <>
        <SpecialistPortrait>
          <Picture image={portrait(3)} alt="A young woman with a black bob" />
        </SpecialistPortrait>
        <SpecialistBody>
          <SpecialistName>Dr Aditi Deshmukh</SpecialistName>
          <SpecialistRole>Aesthetic dentist, veneers and fillings</SpecialistRole>
          <SpecialistBiography>
            <p>
              Dr Aditi Deshmukh painted before she studied dentistry, and colour is still what interests her
              most. She makes tooth-coloured fillings and veneers, and whitens teeth.
            </p>
            <p>
              At the first visit she takes photographs by the window, and explains what each change would cost
              in money and in enamel.
            </p>
          </SpecialistBiography>
          <SpecialistFacts>
            <SpecialistFact term="Languages">Marathi, English, Hindi</SpecialistFact>
            <SpecialistFact term="Branches">South Mumbai and Kurla</SpecialistFact>
          </SpecialistFacts>
        </SpecialistBody>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container className="py-8">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SpecialistProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every second profile is mirrored, with a hairline between them. */
export const Several: Story = {
  tags: ["fullest"],
  render: ({ children }) => (
    <SpecialistProfiles>
      <SpecialistProfile>{children}</SpecialistProfile>
      <SpecialistProfile>{children}</SpecialistProfile>
      <SpecialistProfile>{children}</SpecialistProfile>
    </SpecialistProfiles>
  ),
};

export const WithoutPortrait: Story = {
  args: {
    children: (
      <SpecialistBody>
        <SpecialistName>Dr Aditi Deshmukh</SpecialistName>
        <SpecialistRole>Aesthetic dentist, veneers and fillings</SpecialistRole>
      </SpecialistBody>
    ),
  },
};

export const LongestText: Story = {
  args: {
    children: (
      <>
        <SpecialistPortrait>
          <Picture image={portrait(1)} alt="A man with short black hair" />
        </SpecialistPortrait>
        <SpecialistBody>
          <SpecialistName>Dr Venkatanarasimharajuvaripeta Lakshmi Subramaniam-Fernandes</SpecialistName>
          <SpecialistRole>
            Dentist for children, and for adults with special needs who wish for a quiet visit
          </SpecialistRole>
          <SpecialistBiography>
            {[1, 2, 3].map((paragraph) => (
              <p key={paragraph}>
                The first visit is for looking. You see the rooms, sit in the chair or not, and go home again.
                Treatment begins on another day, when everyone is ready for it, and stops whenever you lift a
                hand. The same two people see you each time, at an hour when the waiting room is empty.
              </p>
            ))}
          </SpecialistBiography>
          <SpecialistFacts>
            <SpecialistFact term="Degrees">
              BDS; MDS (Paediatric and Preventive Dentistry); Certificate in Conscious Sedation
            </SpecialistFact>
            <SpecialistFact term="Languages">
              Telugu, Tamil, Kannada, Konkani, Marathi, Hindi, English
            </SpecialistFact>
          </SpecialistFacts>
        </SpecialistBody>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  ...Several,
  decorators: [rightToLeft],
};

export const OnlyTitles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <SpecialistPortrait>
          <Picture image={portrait(3)} alt="A young woman with a black bob" />
        </SpecialistPortrait>
        <SpecialistBody>
          <SpecialistName>Dr Aditi Deshmukh BDS MDS FICOI FWFO DICOI</SpecialistName>
          <SpecialistRole>World-renowned award-winning celebrity smile designer</SpecialistRole>
        </SpecialistBody>
      </>
    ),
  },
};
