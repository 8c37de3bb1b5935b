import type { HomePage as Content } from "@clinic/content/pages/home";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { Hero } from "@clinic/ui/blocks/hero";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";

const DeferredHomeSections = hydrateOn("viewport", () =>
  import("./home/home-sections").then(({ HomeSections }) => HomeSections),
);

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
      <DeferredHomeSections {...page} />
    </>
  );
}
