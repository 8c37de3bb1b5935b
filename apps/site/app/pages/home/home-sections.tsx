import type { HomePage } from "@clinic/content/pages";
import { BeforeAfterGallery, type BeforeAfterPair } from "@clinic/ui/blocks/before-after-gallery";
import { TextTestimonials } from "@clinic/ui/blocks/text-testimonials";
import type { SliderVideo } from "@clinic/ui/blocks/video-slider";
import { VideoTestimonials } from "@clinic/ui/blocks/video-testimonials";
import { TextLink } from "@clinic/ui/text-link";
import { ArrowRightIcon } from "lucide-react";
import { Link } from "react-router-dom";
import type { ListedArticle } from "../../articles";
import type { Resolved } from "../../pictures";
import type { DentistView } from "../../team/dentist-view.server";
import type { TextTestimonialView } from "../testimonials/testimonial-views.server";
import { HomeArticles } from "./home-articles";
import { HomeTeam } from "./home-team";
import { HomeTechnology } from "./home-technology";
import { HomeTreatments } from "./home-treatments";

export interface HomeSectionsProps {
  page: Resolved<HomePage>;
  team: { lead: DentistView; others: readonly DentistView[] };
  videos: readonly SliderVideo[];
  testimonials: readonly TextTestimonialView[];
  pairs: readonly BeforeAfterPair[];
  articles: readonly ListedArticle[];
}

/** The sections of the home page below the hero and the statistics. */
export function HomeSections({ page, team, videos, testimonials, pairs, articles }: HomeSectionsProps) {
  return (
    <>
      <HomeTreatments {...page.treatments} />
      <HomeTeam {...page.team} {...team} />
      <BeforeAfterGallery
        tone="sunken"
        title={page.smileGallery.heading}
        text={page.smileGallery.intro}
        label={page.smileGallery.heading}
        pairs={pairs}
      />
      <HomeTechnology {...page.technology} />
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
        videos={videos}
      />
      <HomeArticles {...page.blog} articles={articles} />
    </>
  );
}
