import type { AccessFeature, BranchPage as Content } from "@clinic/content/branches";
import type { LocationLabels } from "@clinic/content/pages";
import { BranchCard } from "@clinic/ui/blocks/branch-card";
import { BranchList } from "@clinic/ui/blocks/branch-list";
import { telHref } from "@clinic/ui/blocks/contact-links";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { Link } from "react-router-dom";
import { BranchHours, type BranchView } from "../../branches";
import { PageHead, Paragraphs, useSiteData } from "../../layout";
import { BOOKING_ID, VISIT_QUESTIONS_ID } from "../../layout/fragments";
import type { Resolved } from "../../pictures";

export interface LocationPageProps {
  page: Resolved<Content>;
  labels: LocationLabels;
  branch: Resolved<BranchView>;
  accessibility: readonly AccessFeature[];
  firstVisit: { name: string; path: string };
}

/** The page of a branch: its services, how to get there, and its opening hours. */
export function LocationPage({ page, labels, branch, accessibility, firstVisit }: LocationPageProps) {
  const { bookAppointment } = useSiteData().navigation;
  const [phone] = branch.phones;
  const lists = [
    { heading: labels.transport, points: branch.transport },
    { heading: labels.stepFreeAccess, points: branch.stepFreeAccess },
    { heading: labels.parking, points: branch.parking },
    { heading: labels.languages, points: [branch.languages.join(", ")] },
  ];
  return (
    <>
      <PageHead
        title={page.title}
        intro={page.intro}
        picture={page.banner}
        current={page.title}
        booking={{ name: bookAppointment.name, path: `${bookAppointment.path}#${BOOKING_ID}` }}
        action={{ name: `${branch.name}: ${phone}`, path: telHref(phone) }}
      />
      <Section aria-labelledby="reach">
        <Container className="grid grid-cols-1 gap-x-column gap-y-12 md:grid-cols-12">
          <div className="flex flex-col gap-12 md:col-span-7">
            {page.sections.map(({ heading, body }) => (
              <section key={heading}>
                <Heading>{heading}</Heading>
                <div className="mt-5 flex max-w-prose flex-col gap-4">
                  <Paragraphs texts={body} />
                </div>
              </section>
            ))}
            <section>
              <Heading>{labels.firstVisit}</Heading>
              <TextLink asChild variant="standalone" className="mt-2">
                <Link to={firstVisit.path}>{firstVisit.name}</Link>
              </TextLink>
            </section>
          </div>
          <div className="flex flex-col gap-10 md:col-span-5">
            <h2 id="reach" className="sr-only">
              {labels.reach}
            </h2>
            <BranchList className="md:grid-cols-1">
              <BranchCard
                name={branch.name}
                address={branch.addressLines}
                phones={branch.phones}
                whatsApp={branch.whatsApp}
                directionsHref={branch.directionsUrl}
                hours={<BranchHours {...branch} />}
              />
            </BranchList>
            {lists.map(({ heading, points }) => (
              <section key={heading} className="border-line border-t pt-6">
                <Heading level={3}>{heading}</Heading>
                {points.length === 1 ? (
                  <p className="mt-4">{points[0]}</p>
                ) : (
                  <ul className="mt-4 flex list-disc flex-col gap-2 ps-5 marker:text-accent">
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
            <TextLink asChild variant="standalone">
              <Link to={`${labels.visitQuestions.path}#${VISIT_QUESTIONS_ID}`}>
                {labels.visitQuestions.label}
              </Link>
            </TextLink>
          </div>
        </Container>
      </Section>
      <Section aria-labelledby="accessibility">
        <Container>
          <Heading id="accessibility">{labels.accessibility}</Heading>
          <dl className="mt-8 grid gap-x-column gap-y-6 sm:grid-cols-2">
            {accessibility.map(({ name, available, detail }) => (
              <div key={name} className="border-line border-t pt-4">
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 text-ink-muted">
                  <strong className="font-semibold text-ink">{available ? labels.yes : labels.no}.</strong>{" "}
                  {detail}
                </dd>
              </div>
            ))}
          </dl>
        </Container>
      </Section>
      <Section tone="sunken" aria-labelledby="treatments">
        <Container>
          <Heading id="treatments">{page.treatments.heading}</Heading>
          <ul className="mt-6 grid gap-x-12 sm:grid-cols-2 xl:grid-cols-3">
            {page.treatments.links.map(({ label, path }) => (
              <li key={path} className="border-line border-b">
                <TextLink asChild variant="standalone">
                  <Link to={path}>{label}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </Container>
      </Section>
    </>
  );
}
