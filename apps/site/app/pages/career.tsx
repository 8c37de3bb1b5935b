import type { CareerPage as Content } from "@clinic/content/pages/career";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Passage, PassageGrid } from "@clinic/ui/blocks/passage";
import { SurgeryElevation } from "@clinic/ui/drawing";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";

const DeferredCareerForm = hydrateOn("interaction", () =>
  import("../forms/site-career-form").then(({ SiteCareerForm }) => SiteCareerForm),
);

/** The career page: working at the clinic, and the application form. */
export default function CareerPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} drawing={<SurgeryElevation />} />
      <Container className="pt-section">
        <PassageGrid {...page.posts} />
      </Container>
      <Container className="grid grid-cols-1 gap-x-column gap-y-16 py-section md:grid-cols-12">
        <div className="flex flex-col gap-10 md:col-span-5">
          {page.passages.map((passage) => (
            <Passage key={passage.heading} headingSize="title" ruled {...passage} />
          ))}
        </div>
        <div className="md:col-span-7">
          <Heading level={2} id={page.formHeading.id}>
            {page.formHeading.title}
          </Heading>
          <DeferredCareerForm {...page.form} />
        </div>
      </Container>
    </>
  );
}
