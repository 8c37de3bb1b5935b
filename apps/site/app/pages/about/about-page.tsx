import type { AboutPage as Content, DentistLabels } from "@clinic/content/pages";
import type { Dentist, SupportStaff } from "@clinic/content/team";
import { SpecialistCards } from "@clinic/ui/blocks/specialist-card";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { hydrateOn } from "../../hydration/hydrate-on";
import { PageHead, Paragraphs } from "../../layout";
import type { Resolved } from "../../pictures";
import type { DentistCardView } from "../../team/dentist-view.server";

const DeferredStaffCarousel = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/staff-carousel").then(({ StaffCarousel }) => StaffCarousel),
);

export interface AboutPageProps {
  page: Resolved<Content>;
  labels: DentistLabels;
  dentists: readonly (DentistCardView & Pick<Dentist, "biography">)[];
  supportStaff: readonly Resolved<SupportStaff>[];
}

/** The about page: vision, ethos and philosophy, the dentists, and the support staff. */
export function AboutPage({ page, labels, dentists, supportStaff }: AboutPageProps) {
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
          <SpecialistCards
            className="mt-12"
            dentists={dentists.map(({ slug, biography, ...dentist }) => ({
              id: slug,
              ...dentist,
              more: { label: labels.biography.replace("{dentist}", dentist.name), body: biography },
            }))}
          />
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
