import { appointmentSchema } from "@clinic/api-client/schemas/appointment";
import type { ContactPage as Content } from "@clinic/content/pages";
import { AppointmentForm } from "@clinic/ui/blocks/appointment-form";
import { BranchList } from "@clinic/ui/blocks/branch-list";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { api } from "../lib/api";
import type { BranchView } from "../lib/branches.server";
import { explainFailure } from "../lib/explain-failure";
import { humanCheck } from "../lib/human-check";
import { BranchCard } from "./branch-card";
import { ContactLinks } from "./contact-links";

export interface ContactPageProps {
  page: Content;
  branches: readonly BranchView[];
}

const verification = humanCheck("appointment");

/** The contact page: the appointment form, what happens next, urgent cases, and both branches. */
export function ContactPage({ page, branches }: ContactPageProps) {
  const links = <ContactLinks branches={branches} />;
  return (
    <>
      <Container className="grid gap-x-16 gap-y-16 pb-section pt-10 md:grid-cols-12 md:pt-16">
        <div className="md:col-span-7">
          <Heading level={1}>{page.title}</Heading>
          <p className="mt-5 max-w-prose text-lead text-ink-muted">{page.intro}</p>
          <AppointmentForm
            className="mt-10"
            aria-label={page.title}
            schema={appointmentSchema}
            verification={verification}
            onSubmit={(values, { token, idempotencyKey }) =>
              api.appointments.request({ ...values, recaptchaValue: token }, { idempotencyKey })
            }
            explainFailure={explainFailure}
            contact={links}
            nextSteps={<p>{page.nextSteps.steps[1]}</p>}
            headingLevel={2}
            noScript={
              <div className="rounded-panel bg-surface-sunken p-6">
                <p>{page.withoutScripts}</p>
                {links}
              </div>
            }
          />
        </div>
        <aside className="flex flex-col gap-12 md:col-span-5 md:border-s md:border-line md:ps-10">
          <div>
            <Heading level={2} size="title">
              {page.nextSteps.heading}
            </Heading>
            <ol className="mt-5 flex flex-col gap-5">
              {page.nextSteps.steps.map((step, index) => (
                <li key={step} className="flex gap-4">
                  <span aria-hidden className="w-5 shrink-0 font-display text-title text-accent leading-snug">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <div>
            <Heading level={2} size="title">
              {page.emergency.heading}
            </Heading>
            <div className="mt-4 flex flex-col gap-4">
              {page.emergency.body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </aside>
      </Container>
      <Section tone="sunken" aria-labelledby="branches">
        <Container>
          <Heading id="branches">Find us</Heading>
          <BranchList className="mt-10">
            {branches.map((branch) => (
              <BranchCard key={branch.slug} branch={branch} />
            ))}
          </BranchList>
        </Container>
      </Section>
    </>
  );
}
