import type { HomePage as Content } from "@clinic/content/pages/home";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { Hero } from "@clinic/ui/blocks/hero";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { hydrateEach, hydrateOn } from "../hydration/hydrate-on";

const deferred = hydrateEach(() => import("./home/home-sections"));
const Treatments = deferred((sections) => sections.Treatments);
const Team = deferred((sections) => sections.Team);
const BeforeAfterGallery = deferred((sections) => sections.BeforeAfterGallery);
const Testimonials = deferred((sections) => sections.Testimonials);
const TechnologyIndex = deferred((sections) => sections.TechnologyIndex);
const HomeArticles = deferred((sections) => sections.HomeArticles);

const DeferredHomeTeeth = hydrateOn("interaction", () =>
  import("./home/home-teeth").then(({ HomeTeeth }) => HomeTeeth),
);

/** The home page (requirements, section 2, "Home page"). */
export default function HomePage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <Hero {...page.hero} />
      <Container>
        <EmergencyNotice {...page.emergency} />
        <DeferredHomeTeeth {...page.teeth} />
      </Container>
      <Treatments {...page} />
      <Team {...page} />
      <BeforeAfterGallery tone="sunken" {...page.smiles} />
      <Testimonials {...page.testimonials} />
      <TechnologyIndex {...page.technology} />
      {page.articles && <HomeArticles {...page.articles} />}
    </>
  );
}
