import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Logo } from "../../components/logo";
import { TextLink } from "../../components/text-link";
import { rightToLeft } from "../../fixtures/right-to-left";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterCredit,
  SiteFooterFold,
  SiteFooterHeading,
  SiteFooterLegal,
  SiteFooterLinks,
  SiteFooterNote,
  SiteFooterSocial,
  SiteFooterSocialLink,
} from ".";

const columns = {
  About: ["About us", "Technology", "Awards", "Contact us", "Newsletter"],
  Treatments: [
    "Dental implants",
    "Full mouth rehabilitation",
    "General dentistry",
    "Aesthetic dentistry",
    "Braces and aligners",
    "Dentistry for kids",
  ],
  Resources: ["Clinic gallery", "Patient gallery", "Testimonials", "Dental tourism", "Blogs", "Career"],
};

const networks = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  x: "X",
} as const;

const brand = (
  <SiteFooterColumn className="gap-5">
    <Logo descriptor="Dental">Arch House</Logo>
    <p className="max-w-80 text-on-primary-muted">
      Two branches in Mumbai. We agree every step with you before we begin.
    </p>
    <SiteFooterSocial aria-label="Follow us">
      {Object.entries(networks).map(([network, name]) => (
        <li key={network}>
          <SiteFooterSocialLink
            network={network as keyof typeof networks}
            href={`https://archhouse.example/${network}`}
          >
            {name}
          </SiteFooterSocialLink>
        </li>
      ))}
    </SiteFooterSocial>
  </SiteFooterColumn>
);

function LinkColumns({ names = (name: string) => name }: { names?: (name: string) => string }) {
  return Object.entries(columns).map(([heading, links]) => (
    <SiteFooterColumn key={heading}>
      <SiteFooterHeading>{heading}</SiteFooterHeading>
      <SiteFooterLinks>
        {links.map((name) => (
          <li key={name}>
            <TextLink variant="inverse" href={`/${name.toLowerCase().replaceAll(" ", "-")}`}>
              {names(name)}
            </TextLink>
          </li>
        ))}
      </SiteFooterLinks>
    </SiteFooterColumn>
  ));
}

const note = (
  <SiteFooterNote>
    <p>Demonstration content: people, reviews, figures and pictures are samples.</p>
    <SiteFooterCredit>Designed and built by the Arch House studio</SiteFooterCredit>
  </SiteFooterNote>
);

const meta = {
  title: "Blocks/SiteFooter",
  tags: ["autodocs"],
  component: SiteFooter,
  subcomponents: {
    SiteFooterColumns,
    SiteFooterColumn,
    SiteFooterHeading,
    SiteFooterFold,
    SiteFooterLinks,
    SiteFooterSocial,
    SiteFooterSocialLink,
    SiteFooterNote,
    SiteFooterLegal,
    SiteFooterCredit,
  },
  parameters: {
    guide: {
      use: ["Once per page, at its end, after the contact block (specification, section 2)."],
      avoid: ["For calls to action: phones and the form are in ContactBlock, above."],
      accessibility: [
        "The landmark `contentinfo`. The columns have headings, so that screen readers can jump to them.",
        "Networks are named in text; their icons are hidden from screen readers. Every target is 44 px high.",
        "It isn’t printed.",
      ],
      words: ["Links have the names of their pages: no “click here”, no praise."],
      do: { Default: "A table of contents." },
      dont: { OneLongColumn: "Everything in one column, where nothing is easy to find." },
      related: ["Blocks/SiteHeader", "Blocks/ContactBlock", "Components/TextLink"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    children: (
      <>
        <SiteFooterColumns>
          {brand}
          <LinkColumns />
        </SiteFooterColumns>
        {note}
      </>
    ),
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithStatements: Story = {
  args: {
    children: (
      <>
        <SiteFooterColumns>
          {brand}
          <LinkColumns />
        </SiteFooterColumns>
        <SiteFooterNote>
          <SiteFooterLegal>
            {["Dentists in Kurla", "Dentists in South Mumbai", "Privacy", "Accessibility"].map((name) => (
              <li key={name}>
                <TextLink variant="inverse" href="/privacy">
                  {name}
                </TextLink>
              </li>
            ))}
          </SiteFooterLegal>
          <p>Demonstration content: people, reviews, figures and pictures are samples.</p>
          <SiteFooterCredit asChild>
            <a href="https://studio.example" className="underline underline-offset-4">
              Designed and built by the Arch House studio
            </a>
          </SiteFooterCredit>
        </SiteFooterNote>
      </>
    ),
  },
};

/** On phones each column unfolds when its heading is pressed; from 601 px all are open. */
export const FoldedOnPhones: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    children: (
      <>
        <SiteFooterColumns>
          {brand}
          {Object.entries(columns).map(([heading, links]) => (
            <SiteFooterColumn key={heading}>
              <SiteFooterFold heading={heading}>
                <SiteFooterLinks>
                  {links.map((name) => (
                    <li key={name}>
                      <TextLink variant="inverse" href={`/${name.toLowerCase().replaceAll(" ", "-")}`}>
                        {name}
                      </TextLink>
                    </li>
                  ))}
                </SiteFooterLinks>
              </SiteFooterFold>
            </SiteFooterColumn>
          ))}
        </SiteFooterColumns>
        {note}
      </>
    ),
  },
};

export const OnlyTheNote: Story = { args: { children: note } };

export const LongestText: Story = {
  args: {
    children: (
      <>
        <SiteFooterColumns>
          {brand}
          <LinkColumns names={(name) => `${name}, for children and for adults with special needs`} />
        </SiteFooterColumns>
        {note}
      </>
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const OneLongColumn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <SiteFooterColumn>
        <SiteFooterHeading>Links</SiteFooterHeading>
        <SiteFooterLinks>
          {Object.values(columns)
            .flat()
            .map((name) => (
              <li key={name}>
                <TextLink variant="inverse" href="/">
                  {name}
                </TextLink>
              </li>
            ))}
        </SiteFooterLinks>
      </SiteFooterColumn>
    ),
  },
};
