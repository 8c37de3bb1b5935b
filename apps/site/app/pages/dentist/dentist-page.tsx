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
import { ArticleGrid } from "../../articles";
import { PageTrail, Paragraphs } from "../../layout";
import type { DentistPageView } from "./dentist-view.server";

/** The page of one dentist: who it is, when and where to come, what for, and what to read. */
export function DentistPage({ labels, name, parents, ...dentist }: DentistPageView) {
  const knowsDays = dentist.branches.some(({ on }) => on);
  return (
    <>
      <div className="bg-surface-sunken">
        <Container className="pt-4">
          <PageTrail parents={parents} current={name} />
          <div className="grid gap-x-column gap-y-8 py-10 sm:grid-cols-[1fr_2fr] md:grid-cols-12 md:pb-16">
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
              {/* On phones the bar at the lower edge says the same. */}
              <Button asChild className="mt-8 max-sm:hidden">
                <Link to={dentist.bookAppointment.path}>{dentist.bookAppointment.name}</Link>
              </Button>
              <SpecialistBiography className="mt-10">
                <Paragraphs texts={dentist.biography} />
              </SpecialistBiography>
            </SpecialistBody>
          </div>
        </Container>
      </div>
      <Section aria-labelledby="treatments">
        <Container>
          <Heading id="treatments">{labels.treatments}</Heading>
          <ul className="full-grid mt-8 gap-y-0 sm:in-pairs lg:in-threes">
            {dentist.treatments.map((treatment) => (
              <li key={treatment.path} className="border-line-strong border-t pt-3 pb-8">
                <TextLink asChild variant="standalone">
                  <Link to={treatment.path}>{treatment.name}</Link>
                </TextLink>
                <p className="text-ink-muted">{treatment.summary}</p>
              </li>
            ))}
          </ul>
        </Container>
      </Section>
      {dentist.articles.length > 0 && (
        <Section tone="sunken" aria-labelledby="articles">
          <Container>
            <Heading id="articles">{labels.articles}</Heading>
            <ArticleGrid className="mt-10" articles={dentist.articles} headingLevel={3} />
          </Container>
        </Section>
      )}
      <Container className="py-10">
        <TextLink asChild variant="standalone">
          <Link to={`${parents[0]?.path}#specialists`}>{labels.others}</Link>
        </TextLink>
      </Container>
    </>
  );
}
