/** An address that leads nowhere. */
export const unknownPath = "/no/such/page";

/** One page per template, and per theme and part that only some of its pages have. */
export const templates = [
  "/",
  "/about-us",
  "/about-us/meera-iyer",
  "/concerns",
  "/contact-us",
  "/career",
  "/dentists-in-kurla",
  "/first-visit/kurla",
  "/patient-gallery",
  "/gallery",
  "/awards",
  "/newsletter",
  "/testimonials",
  "/technology",
  "/blogs",
  "/blogs/looking-after-your-gums",
  "/privacy",
  "/dental-implant",
  "/dentistry-for-kids",
  "/super-speciality/dental-tourism",
  unknownPath,
];
