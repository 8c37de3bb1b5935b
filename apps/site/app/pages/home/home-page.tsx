import type { Statistic } from "@clinic/content/clinic";
import { Hero, HeroActions, HeroBody, HeroPicture, HeroText, HeroTitle } from "@clinic/ui/blocks/hero";
import { StatStrip } from "@clinic/ui/blocks/stat-strip";
import { VideoButtons, type VideoButtonsProps } from "@clinic/ui/blocks/video-buttons";
import { Button } from "@clinic/ui/button";
import { Picture } from "@clinic/ui/picture";
import { Container } from "@clinic/ui/section";
import { Link } from "react-router-dom";
import { hydrateOn } from "../../hydration/hydrate-on";
import { EmergencyBox } from "../../layout";
import type { HomeSectionsProps } from "./home-sections";
import type { TeethView } from "./teeth-view.server";

const DeferredHomeSections = hydrateOn("viewport", () =>
  import("./home-sections").then(({ HomeSections }) => HomeSections),
);

const DeferredHomeTeeth = hydrateOn("interaction", () =>
  import("./home-teeth").then(({ HomeTeeth }) => HomeTeeth),
);

export interface HomePageProps extends HomeSectionsProps {
  heroVideos: VideoButtonsProps["videos"];
  statistics: readonly Statistic[];
  /** The date and source of the figures. */
  statisticsNote: string;
  teeth: TeethView;
  bookAppointment: { name: string; path: string };
}

/** The home page (specification, section 2, "Home page"). */
export function HomePage({
  heroVideos,
  statistics,
  statisticsNote,
  bookAppointment,
  teeth,
  ...sections
}: HomePageProps) {
  const { page } = sections;
  const { hero } = page;
  return (
    <>
      <Hero>
        <HeroBody>
          <HeroTitle>{hero.title}</HeroTitle>
          <HeroText>{hero.intro}</HeroText>
          <HeroActions>
            {/* On phones the bar at the lower edge says the same. */}
            <Button asChild className="max-sm:hidden">
              <Link to={bookAppointment.path}>{bookAppointment.name}</Link>
            </Button>
            <VideoButtons videos={heroVideos} />
          </HeroActions>
        </HeroBody>
        <HeroPicture>
          <Picture {...hero.image} sizes="(max-width: 800px) 26rem, 40vw" priority />
        </HeroPicture>
      </Hero>
      <StatStrip
        className="border-line border-y bg-surface-sunken"
        label={page.statistics.heading}
        stats={statistics}
        note={statisticsNote}
      />
      <Container className="pt-section">
        <EmergencyBox />
        <DeferredHomeTeeth {...teeth} />
      </Container>
      <DeferredHomeSections {...sections} />
    </>
  );
}
