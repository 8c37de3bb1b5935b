import type { AboutPage as Content } from "@clinic/content/pages";
import type { Dentist, SupportStaff } from "@clinic/content/team";
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
} from "@clinic/ui/blocks/specialist-profile";
import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { Container, Section } from "@clinic/ui/section";
import { hydrateOn } from "../../hydration/hydrate-on";
import { PageHead, Paragraphs } from "../../layout";
import type { Resolved } from "../../pictures";

const DeferredStaffCarousel = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/staff-carousel").then(({ StaffCarousel }) => StaffCarousel),
);

export interface AboutPageProps {
  page: Resolved<Content>;
  dentists: readonly (Resolved<Dentist> & {
    /** Where the dentist sees patients. */
    branchNames: string;
  })[];
  supportStaff: readonly Resolved<SupportStaff>[];
}

/** The about page: vision, ethos and philosophy, the dentists, and the support staff. */
export function AboutPage({ page, dentists, supportStaff }: AboutPageProps) {
  const { facts } = page.specialists;
  return (
    <>
      <PageHead
        title={page.title}
        intro={page.intro}
        picture={page.banner}
        current={page.breadcrumb ?? page.title}
      />
      <Section>
        <Container className="grid gap-12 lg:grid-cols-3">
          {page.sections.map(({ heading, body }) => (
            <section key={heading} className="border-line-strong border-t pt-6">
              <Heading>{heading}</Heading>
              <div className="mt-5 flex flex-col gap-4">
                <Paragraphs texts={body} />
              </div>
            </section>
          ))}
        </Container>
      </Section>
      <Section tone="sunken" aria-labelledby="specialists">
        <Container>
          <Heading id="specialists">{page.specialists.heading}</Heading>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">{page.specialists.intro}</p>
          <SpecialistProfiles className="mt-16">
            {dentists.map(({ slug, name, role, biography, degrees, languages, branchNames, portrait }) => (
              <SpecialistProfile key={slug} id={slug}>
                <SpecialistPortrait>
                  <Picture {...portrait} sizes="(max-width: 800px) 20rem, 24rem" />
                </SpecialistPortrait>
                <SpecialistBody>
                  <SpecialistName>{name}</SpecialistName>
                  <SpecialistRole>{role}</SpecialistRole>
                  <SpecialistBiography>
                    <Paragraphs texts={biography} />
                  </SpecialistBiography>
                  <SpecialistFacts>
                    <SpecialistFact term={facts.degrees}>{degrees.join(", ")}</SpecialistFact>
                    <SpecialistFact term={facts.languages}>{languages.join(", ")}</SpecialistFact>
                    <SpecialistFact term={facts.branches}>{branchNames}</SpecialistFact>
                  </SpecialistFacts>
                </SpecialistBody>
              </SpecialistProfile>
            ))}
          </SpecialistProfiles>
        </Container>
      </Section>
      <Section aria-labelledby="staff">
        <Container>
          <Heading id="staff">{page.supportStaff.heading}</Heading>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">{page.supportStaff.intro}</p>
          <DeferredStaffCarousel
            className="mt-12"
            label={page.supportStaff.label}
            moreLabel={page.supportStaff.more}
            lessLabel={page.supportStaff.less}
            members={supportStaff.map(({ name, role, portrait }) => ({ name, role, ...portrait }))}
          />
        </Container>
      </Section>
    </>
  );
}
