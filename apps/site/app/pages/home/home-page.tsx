import type { Statistic } from "@clinic/content/clinic";
import type { HomePage as Content } from "@clinic/content/pages";
import type { TextTestimonial } from "@clinic/content/testimonials";
import type { BeforeAfterPair } from "@clinic/ui/blocks/before-after-gallery";
import { Hero, HeroActions, HeroBody, HeroPicture, HeroText, HeroTitle } from "@clinic/ui/blocks/hero";
import { StatStrip } from "@clinic/ui/blocks/stat-strip";
import type { SliderVideo } from "@clinic/ui/blocks/video-slider";
import { Button } from "@clinic/ui/button";
import { Picture } from "@clinic/ui/picture";
import { TextLink } from "@clinic/ui/text-link";
import { ArrowRightIcon } from "lucide-react";
import { Link } from "react-router-dom";
import type { ListedArticle } from "../../articles/use-article-list";
import {
  BeforeAfterGallery,
  HomeArticles,
  TextTestimonials,
  VideoTestimonials,
} from "../../hydration/later-blocks";
import type { Resolved } from "../../pictures/pictures.server";
import type { DentistView } from "../../team/dentist-view.server";
import { HomeTeam } from "./home-team";
import { HomeTreatments } from "./home-treatments";
import { statisticsNote } from "./statistics-note";
import { TechnologyIndex } from "./technology-index";
import { FilmButtons } from "./video-buttons";

export interface HomePageProps {
  page: Resolved<Content>;
  heroFilms: readonly { id: string; title: string; label: string }[];
  statistics: readonly Statistic[];
  team: { lead: DentistView; others: readonly DentistView[] };
  films: readonly SliderVideo[];
  testimonials: readonly TextTestimonial[];
  pairs: readonly BeforeAfterPair[];
  articles: readonly ListedArticle[];
  bookAppointment: { name: string; path: string };
}

/** The home page (specification, section 2, "Home page"). */
export function HomePage({
  page,
  heroFilms,
  statistics,
  team,
  films,
  testimonials,
  pairs,
  articles,
  bookAppointment,
}: HomePageProps) {
  const { hero } = page;
  return (
    <>
      <Hero>
        <HeroBody>
          <HeroTitle>{hero.title}</HeroTitle>
          <HeroText>{hero.intro}</HeroText>
          <HeroActions>
            <Button asChild>
              <Link to={bookAppointment.path}>{bookAppointment.name}</Link>
            </Button>
            <FilmButtons films={heroFilms} />
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
        note={statisticsNote(statistics)}
      />
      <HomeTreatments {...page.treatments} />
      <HomeTeam {...page.team} {...team} />
      <BeforeAfterGallery
        tone="sunken"
        title={page.smileGallery.heading}
        text={page.smileGallery.intro}
        label={page.smileGallery.heading}
        pairs={pairs}
      />
      <TechnologyIndex {...page.technology} />
      <TextTestimonials
        title={page.testimonials.heading}
        text={page.testimonials.intro}
        label={page.testimonials.label}
        groups={[{ name: "All", testimonials }]}
        action={
          <TextLink asChild variant="standalone">
            <Link to={page.testimonials.link.path}>
              {page.testimonials.link.label}{" "}
              <ArrowRightIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
            </Link>
          </TextLink>
        }
      />
      <VideoTestimonials
        tone="sunken"
        title={page.videoTestimonials.heading}
        text={page.videoTestimonials.intro}
        label={page.videoTestimonials.heading}
        videos={films}
      />
      <HomeArticles {...page.blog} articles={articles} />
    </>
  );
}
