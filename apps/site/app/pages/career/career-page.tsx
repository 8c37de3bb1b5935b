import type { CareerPage as Content } from "@clinic/content/pages";
import { SurgeryElevation } from "@clinic/ui/drawing";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import type { BranchView } from "../../branches";
import { listNextSteps } from "../../forms/next-steps";
import { hydrateOn } from "../../hydration/hydrate-on";
import { PageHead, Paragraphs } from "../../layout";

const DeferredCareerForm = hydrateOn("interaction", () =>
  import("../../forms/site-career-form").then(({ SiteCareerForm }) => SiteCareerForm),
);

export interface CareerPageProps {
  page: Content;
  branches: readonly Omit<BranchView, "map">[];
}

/** The career page: working at the clinic, and the application form. */
export function CareerPage({ page, branches }: CareerPageProps) {
  return (
    <>
      <PageHead
        title={page.title}
        intro={page.intro}
        current={page.breadcrumb ?? page.title}
        drawing={<SurgeryElevation />}
      />
      <Container className="grid grid-cols-1 gap-x-column gap-y-16 py-section md:grid-cols-12">
        <div className="flex flex-col gap-10 md:col-span-5">
          {page.sections.map(({ heading, body }) => (
            <section key={heading} className="border-line border-t pt-6">
              <Heading level={2} size="title">
                {heading}
              </Heading>
              <div className="mt-4 flex flex-col gap-4">
                <Paragraphs texts={body} />
              </div>
            </section>
          ))}
          <section className="border-line border-t pt-6">
            <Heading level={2} size="title">
              {page.nextSteps.heading}
            </Heading>
            <ol className="mt-4 flex list-decimal flex-col gap-3 ps-5 marker:font-display marker:text-accent">
              {listNextSteps(page.nextSteps).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
        <div className="md:col-span-7">
          <Heading level={2} id="apply">
            {page.formHeading}
          </Heading>
          <DeferredCareerForm page={page} branches={branches} />
        </div>
      </Container>
    </>
  );
}
