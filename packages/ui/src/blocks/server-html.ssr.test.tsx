import { appointmentSchema } from "@clinic/api-client/schemas/appointment";
import { applicationSchema } from "@clinic/api-client/schemas/career";
import { enquirySchema } from "@clinic/api-client/schemas/enquiry";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Carousel } from "../components/carousel";
import { portrait, smile } from "../fixtures/pictures";
import { AppointmentForm } from "./appointment-form";
import { ArticleCarousel } from "./article-carousel";
import { BeforeAfterGallery } from "./before-after-gallery";
import { CareerForm } from "./career-form";
import { CaseGrid } from "./case-grid";
import { DestinationGrid } from "./destination-grid";
import { EnquiryForm } from "./enquiry-form";
import { FaqSection } from "./faq-section";
import { NewsletterList } from "./newsletter-list";
import { RelatedTreatments } from "./related-treatments";
import { StaffCarousel } from "./staff-carousel";
import { Testimonials } from "./testimonials";
import { VideoSlider } from "./video-slider";

const section = { title: "Title", label: "Label" };
const image = smile();
const picture = { image, alt: "" };
const entries = ["Anita", "Bela", "Chand", "Dev"].map((name) => ({ name, path: `/${name}` }));
const videos = entries.map(({ name }) => ({ id: name, title: name }));
const pairs = entries.map(({ name }) => ({ label: name, before: picture, after: picture }));
const said = entries.map(({ name }) => ({ name, role: "", content: "" }));
const staff = entries.map(({ name }) => ({ name, role: "", image: portrait(), alt: "" }));
const treatments = entries.map((entry) => ({ ...entry, picture }));
const team = { label: "Staff", moreLabel: "More", lessLabel: "Less" };
const articles = entries.map(({ name, path }) => ({ title: name, path, category: "", picture }));

// Requirements, section 9: slides side by side up to 600 px, from 601, 801 and 1201 px, and what else a slider has.
it.each<[string, ReactElement, string, string]>([
  ["articles", <ArticleCarousel key="" title="Blog" articles={articles} />, "1 1 2 3", "pause"],
  ["smiles", <BeforeAfterGallery key="" {...section} pairs={pairs} />, "1 2 3 3", "arrow"],
  [
    "related treatments",
    <RelatedTreatments key="" {...section} treatments={treatments} />,
    "1 1 2 3",
    "pause arrow",
  ],
  ["staff", <StaffCarousel key="" {...team} members={staff} />, "1 1 1 2", "arrow centred"],
  [
    "testimonials",
    <Testimonials key="" {...section} groups={[{ name: "Mumbai", testimonials: said }]} />,
    "1 1 2 3",
    "pause arrow centred",
  ],
  ["case videos", <VideoSlider key="" {...section} videos={videos} />, "1 1 2 2", "pause arrow"],
  [
    "videos that don't move by themselves",
    <VideoSlider key="" {...section} videos={videos} autoplay={false} />,
    "1 1 2 2",
    "arrow",
  ],
  [
    "one video at a time",
    <VideoSlider key="" {...section} videos={videos} slides={{ base: 1 }} />,
    "1 1 1 1",
    "pause arrow",
  ],
])("shows %s in a slider", (_, block, widths, parts) => {
  const html = renderToString(block);
  const carousel = /<div [^>]*data-slot="carousel"[^>]*>/.exec(html)?.[0] ?? "";
  let slides: string | undefined;
  const slidesAt = ["", "sm:", "md:", "xl:"].map((variant) => {
    slides = RegExp(`[" ]${variant}\\[--slides:(\\d)\\]`).exec(carousel)?.[1] ?? slides;
    return slides;
  });
  expect(slidesAt.join(" ")).toBe(widths);
  // `style-src 'self'` would drop it.
  expect(carousel).not.toContain("style=");
  const has = {
    pause: html.includes("carousel-pause"),
    arrow: html.includes("carousel-arrow"),
    centred: html.includes("translateX("),
  };
  expect(Object.keys(has).filter((part) => has[part as keyof typeof has])).toEqual(parts.split(" "));
});

it.each<[string, ReactElement]>([
  ["BeforeAfterGallery", <BeforeAfterGallery key="" {...section} pairs={[]} />],
  ["CaseGrid", <CaseGrid key="" title="Cases" images={[]} />],
  ["DestinationGrid", <DestinationGrid key="" title="Places" destinations={[]} />],
  ["FaqSection", <FaqSection key="" title="Questions" questions={[]} />],
  ["StaffCarousel", <StaffCarousel key="" {...team} members={[]} />],
  ["Testimonials", <Testimonials key="" {...section} groups={[{ name: "Mumbai", testimonials: [] }]} />],
  ["VideoSlider", <VideoSlider key="" {...section} videos={[]} />],
])("renders no %s without entries", (_, block) => {
  expect(renderToString(block)).toBe("");
});

it.each<[string, ReactElement, RegExp]>([
  [
    "a link to a video at its host",
    <VideoSlider key="" {...section} videos={[{ id: "a?b", title: "Film" }]} />,
    /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=a%3Fb"/,
  ],
  [
    "a link to a newsletter in a new tab",
    <NewsletterList
      key=""
      newsletters={[{ title: "Issue", published: "", href: "/1.pdf", size: "1 MB", pages: 8, image }]}
    />,
    /<a [^>]*href="\/1\.pdf" target="_blank"/,
  ],
  ["no number of slides that aren't there yet", <Carousel key="" label="Blog" />, /^(?!.*1 of 0)/],
])("has %s", (_, block, expected) => {
  expect(renderToString(block)).toMatch(expected);
});

const form = { onSubmit: () => {}, verification: { verify: async () => "" } };

it.each<[string, ReactElement, string]>([
  [
    "AppointmentForm",
    <AppointmentForm key="" schema={appointmentSchema} messageLimit={120} {...form} />,
    "name text, email email, tel tel",
  ],
  [
    "CareerForm",
    <CareerForm key="" schema={applicationSchema} departments={[]} {...form} />,
    "name text, tel tel, email email",
  ],
  [
    "EnquiryForm",
    <EnquiryForm key="" schema={enquirySchema} messageLimit={120} {...form} />,
    "name text, tel-national tel, email email",
  ],
])("puts no answer of %s in a URL, and says how to fill it in and type it", (_, block, expected) => {
  const html = renderToString(block);
  expect(html).toMatch(/^<form [^>]*method="post"/);
  const fields = [...html.matchAll(/<input [^>]*name="(?:fullName|phone|email)"[^>]*>/g)].map(([field]) => {
    const attribute = (name: string) => RegExp(` ${name}="(.*?)"`, "i").exec(field)?.[1];
    return `${attribute("autocomplete")} ${attribute("inputmode") ?? "text"}`;
  });
  expect(fields.join(", ")).toBe(expected);
});
