/** Paths of the pages that have a record of their own. Apart from their schemas, which must not reach browsers. */
export const pagePaths = {
  home: "/",
  about: "/about-us",
  concerns: "/concerns",
  contact: "/contact-us",
  career: "/career",
  gallery: "/gallery",
  patientGallery: "/patient-gallery",
  testimonials: "/testimonials",
  awards: "/awards",
  technology: "/technology",
  blogs: "/blogs",
  newsletter: "/newsletter",
  privacy: "/privacy",
  accessibility: "/accessibility",
} as const;
