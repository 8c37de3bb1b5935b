import type { Meta, StoryObj } from "@storybook/react-vite";
import { LENGTHENED, sitePage, sitePages } from "./site-page";

/** One page of each template of the site. */
const meta = { ...sitePages, title: "Pages/Templates", tags: ["!autodocs"] } satisfies Meta;
export default meta;

export const Home: StoryObj = sitePage("/", "home");

export const Treatment: StoryObj = sitePage("/dental-implant", "treatment");

export const TreatmentForChildren: StoryObj = sitePage("/dentistry-for-kids", "treatment");

/** Longer and right to left: what another language would do to header, cards, carousels, and the form below. */
export const InPseudoLanguage: StoryObj = {
  ...sitePage("/dental-implant", "treatment"),
  globals: { language: "en-XA" },
  args: { textLength: LENGTHENED },
};

export const Concerns: StoryObj = sitePage("/concerns", "concerns");

export const Emergency: StoryObj = sitePage("/emergency", "emergency");

export const Prices: StoryObj = sitePage("/prices", "prices");

export const About: StoryObj = sitePage("/about-us", "about");

export const Branch: StoryObj = sitePage("/dentists-in-kurla", "branch");

export const FirstVisit: StoryObj = sitePage("/first-visit/kurla", "first-visit");

export const QuietVisit: StoryObj = sitePage("/quiet-visit/kurla", "quiet-visit");

export const Gallery: StoryObj = sitePage("/gallery", "gallery");

export const PatientGallery: StoryObj = sitePage("/patient-gallery", "patient-gallery");

export const Testimonials: StoryObj = sitePage("/testimonials", "testimonials");

export const Awards: StoryObj = sitePage("/awards", "awards");

export const Technology: StoryObj = sitePage("/technology", "technology");

export const Articles: StoryObj = sitePage("/blogs", "blogs");

export const Newsletter: StoryObj = sitePage("/newsletter", "newsletter");

export const Guide: StoryObj = sitePage("/aftercare", "guide");

export const Statement: StoryObj = sitePage("/privacy", "statement");
