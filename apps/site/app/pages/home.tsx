import type { HomePage as Content } from "@clinic/content/pages/home";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { Hero } from "@clinic/ui/blocks/hero";
import { Container } from "@clinic/ui/section";
import { hydrateOn } from "../hydration/hydrate-on";
import type { PageProps } from "../page-props";

export { loader } from "../page.server";
export { meta } from "../page-meta";

const DeferredHomeSections = hydrateOn("viewport", () =>
  import("./home/home-sections").then(({ HomeSections }) => HomeSections),
);

const DeferredHomeTeeth = hydrateOn("interaction", () =>
  import("./home/home-teeth").then(({ HomeTeeth }) => HomeTeeth),
);

/** The home page (requirements, section 2, "Home page"). */
export default function HomePage({ loaderData: page }: PageProps<Content>) {
  return (
    <>
      <Hero {...page.hero} />
      <Container>
        <EmergencyNotice {...page.emergency} />
        <DeferredHomeTeeth {...page.teeth} />
      </Container>
      <DeferredHomeSections {...page} />
    </>
  );
}
