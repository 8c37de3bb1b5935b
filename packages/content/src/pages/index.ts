import about from "../../dist/en/records/pages/about.json" with { type: "json" };
import accessibility from "../../dist/en/records/pages/accessibility.json" with { type: "json" };
import awards from "../../dist/en/records/pages/awards.json" with { type: "json" };
import blogs from "../../dist/en/records/pages/blogs.json" with { type: "json" };
import career from "../../dist/en/records/pages/career.json" with { type: "json" };
import concerns from "../../dist/en/records/pages/concerns.json" with { type: "json" };
import contact from "../../dist/en/records/pages/contact.json" with { type: "json" };
import gallery from "../../dist/en/records/pages/gallery.json" with { type: "json" };
import home from "../../dist/en/records/pages/home.json" with { type: "json" };
import newsletter from "../../dist/en/records/pages/newsletter.json" with { type: "json" };
import notFound from "../../dist/en/records/pages/not-found.json" with { type: "json" };
import patientGallery from "../../dist/en/records/pages/patient-gallery.json" with { type: "json" };
import privacy from "../../dist/en/records/pages/privacy.json" with { type: "json" };
import technology from "../../dist/en/records/pages/technology.json" with { type: "json" };
import testimonials from "../../dist/en/records/pages/testimonials.json" with { type: "json" };
import branch from "../../dist/en/records/settings/branch-labels.json" with { type: "json" };
import block from "../../dist/en/records/settings/contact-block.json" with { type: "json" };
import dentist from "../../dist/en/records/settings/dentist-labels.json" with { type: "json" };
import treatment from "../../dist/en/records/settings/treatment-labels.json" with { type: "json" };
import type { CareerPage, ContactBlock, ContactPage } from "./forms-schema.ts";
import type { DentistLabels, LocationLabels, TreatmentLabels } from "./labels-schema.ts";
import type {
  AboutPage,
  BlogsPage,
  ConcernsPage,
  HomePage,
  ListPage,
  NotFoundPage,
  PatientGalleryPage,
  StatementPage,
  TestimonialsPage,
} from "./schema.ts";

export type { CareerPage, ContactBlock, ContactPage, FormNotice, NextSteps } from "./forms-schema.ts";
export type { DentistLabels, LocationLabels, TreatmentLabels } from "./labels-schema.ts";
export type {
  AboutPage,
  BlogsPage,
  ConcernsPage,
  HomePage,
  ListPage,
  NotFoundPage,
  PatientGalleryPage,
  StatementPage,
  TestimonialsPage,
} from "./schema.ts";

// Plain assignments, not calls, so that bundlers drop what a page doesn't use.
export const aboutPage = about as AboutPage;
export const accessibilityPage = accessibility as StatementPage;
export const awardsPage = awards as ListPage;
export const blogsPage = blogs as BlogsPage;
export const careerPage = career as CareerPage;
export const concernsPage = concerns as ConcernsPage;
export const contactPage = contact as ContactPage;
export const galleryPage = gallery as ListPage;
export const homePage = home as HomePage;
export const newsletterPage = newsletter as ListPage;
export const notFoundPage = notFound as NotFoundPage;
export const patientGalleryPage = patientGallery as PatientGalleryPage;
export const privacyPage = privacy as StatementPage;
export const technologyPage = technology as ListPage;
export const testimonialsPage = testimonials as TestimonialsPage;

export const contactBlock = block as ContactBlock;

export const locationLabels = branch as LocationLabels;

export const dentistLabels = dentist as DentistLabels;

export const treatmentLabels = treatment as TreatmentLabels;
