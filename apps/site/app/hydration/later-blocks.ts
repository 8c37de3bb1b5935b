/**
 * Blocks whose scripts come when they are about to be used. Their HTML is in the page from the start.
 */
import { hydrateLater } from "./hydrate-later";
import { whenActive, whenSeen, whenSeenAndActive, whenSeenForAWhile } from "./moments";

export const HomeArticles = hydrateLater(
  () => import("../pages/home/home-articles").then((block) => block.HomeArticles),
  whenSeen,
);

export const BeforeAfterGallery = hydrateLater(
  () => import("@clinic/ui/blocks/before-after-gallery").then((block) => block.BeforeAfterGallery),
  whenSeen,
);

export const BranchGallery = hydrateLater(
  () => import("@clinic/ui/blocks/branch-gallery").then((block) => block.BranchGallery),
  whenActive,
);

export const CaseGrid = hydrateLater(
  () => import("@clinic/ui/blocks/case-grid").then((block) => block.CaseGrid),
  whenSeen,
);

export const DestinationGrid = hydrateLater(
  () => import("@clinic/ui/blocks/destination-grid").then((block) => block.DestinationGrid),
  whenSeen,
);

export const TreatmentQuestions = hydrateLater(
  () => import("../pages/treatment/treatment-questions").then((block) => block.TreatmentQuestions),
  whenSeen,
);

export const RelatedTreatmentCards = hydrateLater(
  () => import("../pages/treatment/related-treatment-cards").then((block) => block.RelatedTreatmentCards),
  whenSeen,
);

export const StaffCarousel = hydrateLater(
  () => import("@clinic/ui/blocks/staff-carousel").then((block) => block.StaffCarousel),
  whenSeen,
);

export const TestimonialTabs = hydrateLater(
  () => import("../pages/testimonials/testimonial-tabs").then((block) => block.TestimonialTabs),
  whenSeenForAWhile,
);

export const TextTestimonials = hydrateLater(
  () => import("@clinic/ui/blocks/text-testimonials").then((block) => block.TextTestimonials),
  whenSeen,
);

export const VideoSlider = hydrateLater(
  () => import("@clinic/ui/blocks/video-slider").then((block) => block.VideoSlider),
  whenSeen,
);

/** For films that don't move on by themselves. */
export const StillVideoSlider = hydrateLater(
  () => import("@clinic/ui/blocks/video-slider").then((block) => block.VideoSlider),
  whenActive,
);

export const VideoTestimonials = hydrateLater(
  () => import("@clinic/ui/blocks/video-testimonials").then((block) => block.VideoTestimonials),
  whenSeen,
);

export const SiteContact = hydrateLater(
  () => import("../layout/site-contact").then((block) => block.SiteContact),
  whenActive,
);

export const SiteEnquiryForm = hydrateLater(
  () => import("../forms/site-enquiry-form").then((form) => form.SiteEnquiryForm),
  whenSeenAndActive,
);

export const SiteAppointmentForm = hydrateLater(
  () => import("../forms/site-appointment-form").then((form) => form.SiteAppointmentForm),
  whenActive,
);

export const SiteCareerForm = hydrateLater(
  () => import("../forms/site-career-form").then((form) => form.SiteCareerForm),
  whenSeenAndActive,
);
