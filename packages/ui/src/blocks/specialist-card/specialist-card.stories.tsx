import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Guide } from "../../../docs";
import { Picture } from "../../components/picture";
import { Container } from "../../components/section";
import { portrait } from "../../fixtures/pictures";
import { rightToLeft } from "../../fixtures/right-to-left";
import {
  SpecialistCard,
  SpecialistCardMore,
  SpecialistCardName,
  SpecialistCardPortrait,
  SpecialistCardRole,
  SpecialistCards,
} from ".";

const people = [
  { name: "Dr Anahita Mistry", role: "Lead dentist, implants and smile design", seed: 4 },
  { name: "Dr Rohan Kulkarni", role: "Co-founder and director, oral surgery", seed: 1 },
  { name: "Dr Farah Shaikh", role: "Chief dentist, Kurla", seed: 2 },
  { name: "Dr Meera Iyer", role: "Children’s dentist", seed: 3 },
  { name: "Dr Vikram Nair", role: "Head dentist, South Mumbai", seed: 5 },
];

function card({ name, role, seed }: (typeof people)[number]) {
  return (
    <SpecialistCard key={name}>
      <SpecialistCardPortrait>
        <Picture image={portrait(seed)} alt={`Portrait of ${name}`} />
      </SpecialistCardPortrait>
      <SpecialistCardName>
        <a href={`#${name}`}>{name}</a>
      </SpecialistCardName>
      <SpecialistCardRole>{role}</SpecialistCardRole>
      <SpecialistCardMore label={`How ${name} works`}>
        <p>The first visit is for looking. You see the plan in writing before anything is decided.</p>
      </SpecialistCardMore>
    </SpecialistCard>
  );
}

const meta = {
  title: "Blocks/SpecialistCard",
  tags: ["autodocs"],
  component: SpecialistCards,
  subcomponents: {
    SpecialistCard,
    SpecialistCardPortrait,
    SpecialistCardName,
    SpecialistCardRole,
    SpecialistCardMore,
  },
  parameters: {
    guide: {
      use: [
        "As an overview of the dentists, each with a page of their own.",
        '`size="small"` on a treatment page: who gives the treatment.',
      ],
      avoid: ["For the page of one dentist: use SpecialistProfile.", "For staff: use StaffCarousel."],
      keyboard: {
        Tab: "Moves to the name, then to what opens the biography.",
        "Enter Space": "On the latter: opens the biography in place, or closes it.",
      },
      accessibility: [
        "The link’s words are the name; the portrait and the role only make it larger.",
        "The biography is native `details`: it opens without scripts, and find-in-page opens it.",
      ],
      words: ["What opens a biography names the dentist, because there are several."],
      do: { Default: "Faces, names, and what each does." },
      dont: { WithoutRoles: "Names alone say nothing to a person with toothache." },
      related: ["Blocks/SpecialistProfile", "Blocks/TeamSection", "Components/Card"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { children: people.slice(0, 3).map(card) },
  decorators: [
    (Story) => (
      <Container className="py-8">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SpecialistCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two of five share the first row, so that none has a gap. */
export const Five: Story = { args: { children: people.map(card) } };

/** Portraits beside the names at every width. */
export const Small: Story = { args: { size: "small" } };

export const LongestText: Story = {
  args: {
    children: people.slice(0, 3).map(({ name, seed }) =>
      card({
        name: `${name} Venkatanarasimharajuvaripeta Subramaniam-Fernandes`,
        role: "Dentist for children, and for adults with special needs who wish for a quiet visit",
        seed,
      }),
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const OpensInPlace: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("How Dr Rohan Kulkarni works"));
    await expect(canvas.getAllByText(/The first visit is for looking/)[1]).toBeVisible();
    await expect(canvas.getAllByText(/The first visit is for looking/)[0]).not.toBeVisible();
  },
};

export const WithoutRoles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: people.slice(0, 3).map(({ name, seed }) => (
      <SpecialistCard key={name}>
        <SpecialistCardPortrait>
          <Picture image={portrait(seed)} alt={`Portrait of ${name}`} />
        </SpecialistCardPortrait>
        <SpecialistCardName>
          <a href={`#${name}`}>{name}</a>
        </SpecialistCardName>
      </SpecialistCard>
    )),
  },
};
