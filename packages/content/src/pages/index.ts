export { aboutPage } from "./about.ts";
export { careerPage } from "./career.ts";
export { contactBlock, contactPage } from "./contact.ts";
export { homePage } from "./home.ts";
export { locationLabels, treatmentLabels } from "./labels.ts";
export type { LocationLabels, TreatmentLabels } from "./labels-schema.ts";
export {
  awardsPage,
  blogsPage,
  galleryPage,
  newsletterPage,
  patientGalleryPage,
  technologyPage,
  testimonialsPage,
} from "./lists.ts";
export { kurlaPage, southMumbaiPage } from "./locations.ts";
export { notFoundPage } from "./not-found.ts";
export type {
  AboutPage,
  BlogsPage,
  CareerPage,
  ContactBlock,
  ContactPage,
  HomePage,
  ListPage,
  LocationPage,
  NextSteps,
  NotFoundPage,
  PatientGalleryPage,
  StatementPage,
  TestimonialsPage,
} from "./schema.ts";
export { accessibilityPage, privacyPage } from "./statements.ts";
