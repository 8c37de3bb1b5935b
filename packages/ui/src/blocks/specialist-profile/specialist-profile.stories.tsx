import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { portrait, smile } from "../../fixtures/pictures";
import { SpecialistProfile, SpecialistWork } from ".";

const meta = {
  title: "Blocks/About/SpecialistProfile",
  component: SpecialistProfile,
  subcomponents: { SpecialistWork },
  parameters: {
    guide: {
      use: "At the top of a dentist’s own page.",
      avoid: "For many: SpecialistCard. On the home page: TeamSection. For staff: StaffCarousel.",
      accessibility: "The name is the page’s `h1`; facts are a description list.",
      words: "How this dentist works and what a visitor notices. Degrees as on the certificate.",
      do: { Default: "Say how someone works." },
      dont: {
        OnlyTitles: "A row of degrees means nothing to a person with toothache; put them in the facts.",
      },
      related: ["SpecialistCard", "TeamSection", "StaffCarousel", "Picture"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    trail: [
      { name: "Home", path: "/" },
      { name: "About us", path: "/about-us" },
    ],
    current: "Dr Aditi Deshmukh",
    name: "Dr Aditi Deshmukh",
    role: "Aesthetic dentist, veneers and fillings",
    portrait: { image: portrait(3), alt: "A young woman with a black bob" },
    facts: [
      {
        term: "Days",
        links: [
          { name: "South Mumbai", path: "/dentists-in-south-mumbai", note: "Monday to Thursday" },
          { name: "Kurla", path: "/dentists-in-kurla" },
        ],
      },
      { term: "Languages", value: "Marathi, English, Hindi" },
    ],
    booking: { name: "Book an Appointment", path: "/contact-us" },
    others: { name: "All dentists", path: "/about-us#specialists" },
    biography: [
      "Dr Aditi Deshmukh painted before she studied dentistry, and colour is still what interests her most. She makes tooth-coloured fillings and veneers, and whitens teeth.",
      "At the first visit she takes photographs by the window, and explains what each change would cost in money and in enamel.",
    ],
  },
} satisfies Meta<typeof SpecialistProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    name: long.person,
    role: long.name,
    facts: [
      { term: "Degrees", value: long.name },
      { term: "Languages", value: "Telugu, Tamil, Kannada, Konkani, Marathi, Hindi, English" },
    ],
    biography: ["1", "2", "3"].map((place) => `${place}. ${long.text}`),
  },
};

export const OnlyTitles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    name: "Dr Aditi Deshmukh BDS MDS FICOI FWFO DICOI",
    role: "World-renowned award-winning celebrity smile designer",
    biography: [],
  },
};

/** Below it: what the dentist treats, and has written. */
export const Work: Story = {
  render: () => (
    <SpecialistWork
      treatments={{
        id: "treatments",
        title: "Treatments",
        links: [
          { name: "Dental veneers", path: "/dental-veeners", text: "Thin shells of ceramic on front teeth." },
          { name: "Teeth whitening", path: "/teeth-whitening", text: "A lighter shade of your own teeth." },
        ],
      }}
      articles={{
        id: "articles",
        title: "Articles",
        articles: [
          {
            title: "Veneers or bonding?",
            path: "/blogs/veneers-or-bonding",
            category: "Aesthetic dentistry",
            picture: { image: smile() },
          },
        ],
      }}
    />
  ),
};
