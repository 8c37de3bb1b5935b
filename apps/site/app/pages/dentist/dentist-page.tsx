import {
  SpecialistBiography,
  SpecialistBody,
  SpecialistFact,
  SpecialistFacts,
  SpecialistName,
  SpecialistPortrait,
  SpecialistRole,
} from "@clinic/ui/blocks/specialist-profile";
import { Button } from "@clinic/ui/button";
import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { Container, Section } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { Link } from "react-router-dom";
import { LinkedArticleCard } from "../../articles";
import { PageTrail, Paragraphs } from "../../layout";
import type { DentistPageView } from "./dentist-view.server";

/** The page of one dentist: who it is, when and where to come, what for, and what to read. */
export function DentistPage({ labels, name, overview, ...dentist }: DentistPageView) {
  const knowsDays = dentist.branches.some(({ on }) => on);
  return (
    <>
      <div className="bg-surface-sunken">
        <Container className="pt-4">
          <PageTrail parents={[overview]} current={name} />
          <div className="grid grid-cols-1 gap-x-column gap-y-8 py-10 sm:grid-cols-[1fr_2fr] md:grid-cols-12 md:pb-16">
            <SpecialistPortrait>
              <Picture {...dentist.portrait} priority sizes="(max-width: 800px) 20rem, 24rem" />
            </SpecialistPortrait>
            <SpecialistBody>
              <SpecialistName level={1} size="headline">
                {name}
              </SpecialistName>
              <SpecialistRole>{dentist.role}</SpecialistRole>
              <SpecialistFacts>
                <SpecialistFact term={knowsDays ? labels.days : labels.branches}>
                  <ul>
                    {dentist.branches.map((branch) => (
                      <li key={branch.path}>
                        <TextLink asChild variant="standalone">
                          <Link to={branch.path}>{branch.name}</Link>
                        </TextLink>
                        {branch.on && `: ${branch.on}`}
                      </li>
                    ))}
                  </ul>
                </SpecialistFact>
                <SpecialistFact term={labels.languages}>{dentist.languages.join(", ")}</SpecialistFact>
                <SpecialistFact term={labels.degrees}>{dentist.degrees.join(", ")}</SpecialistFact>
                <SpecialistFact term={labels.registration}>{dentist.registration}</SpecialistFact>
              </SpecialistFacts>
              {/* On phones the bar at the lower edge is for booking. */}
              <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2 max-sm:mt-4">
                <Button asChild className="max-sm:hidden">
                  <Link to={dentist.bookAppointment.path}>{dentist.bookAppointment.name}</Link>
                </Button>
                <TextLink asChild variant="standalone">
                  <Link to={`${overview.path}#specialists`}>{labels.others}</Link>
                </TextLink>
              </div>
              <SpecialistBiography className="mt-10">
                <Paragraphs texts={dentist.biography} />
              </SpecialistBiography>
            </SpecialistBody>
          </div>
        </Container>
      </div>
      <Section>
        <Container className="grid grid-cols-1 gap-x-column gap-y-14 lg:grid-cols-12">
          <section aria-labelledby="treatments" className="lg:col-span-8">
            <Heading id="treatments">{labels.treatments}</Heading>
            <ul className="full-grid mt-8 gap-y-0 sm:in-pairs">
              {dentist.treatments.map((treatment) => (
                <li key={treatment.path} className="border-line-strong border-t pt-3 pb-8">
                  <TextLink asChild variant="standalone">
                    <Link to={treatment.path}>{treatment.name}</Link>
                  </TextLink>
                  <p className="text-ink-muted">{treatment.summary}</p>
                </li>
              ))}
            </ul>
          </section>
          {dentist.articles.length > 0 && (
            <section aria-labelledby="articles" className="lg:col-span-4">
              <Heading id="articles">{labels.articles}</Heading>
              <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-1">
                {dentist.articles.map((article) => (
                  <li key={article.path}>
                    <LinkedArticleCard article={article} headingLevel={3} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Container>
      </Section>
    </>
  );
}
