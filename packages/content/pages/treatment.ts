import type { Slug } from "../src/collection/slug.ts";
import { dentistPath, firstVisitPath, pagePaths, quietVisitPath, treatmentPath } from "../src/paths.ts";
import type { Treatment } from "../src/treatments/schema.ts";
import { FRAGMENTS } from "./fragments.ts";
import { pageHead } from "./head.ts";
import { trail } from "./parts/banner.ts";
import { branchNames } from "./parts/branch.ts";
import { emergencyLine, emergencyNotice } from "./parts/emergency-notice.ts";
import { guideLinks } from "./parts/guide-links.ts";
import { callPath } from "./parts/phone.ts";
import { priceAndExtras } from "./parts/price-row.ts";
import { reviewNote } from "./parts/review-note.ts";
import { smilePair } from "./parts/smile-pair.ts";
import { sourceList } from "./parts/source-list.ts";
import { shownVideo } from "./parts/video.ts";
import type { Site } from "./site.ts";
import { treatmentData } from "./structured-data/treatment.ts";

/** The parts of the page below its opening, in the usual order. A record says which come first on its page. */
const usualOrder = [
  "intro",
  "facts",
  "steps",
  "tripPlan",
  "destinations",
  "cases",
  "related",
  "videos",
  "beforeAfter",
  "questions",
  "sources",
] as const;

export type TreatmentPage = ReturnType<typeof treatmentPage>;

/** The page of a treatment or super speciality (requirements, section 2, "Treatment pages"). */
export function treatmentPage(site: Site, treatment: Treatment) {
  const { theme, tripPlan, steps, aftercare, beforeAfter, caseGallery, caseVideos, children } = treatment;
  const { opensWith = children ? ["related" as const] : [] } = treatment;
  const labels = site.setting("treatment-labels");
  const path = treatmentPath(treatment);
  const hub = hubOf(site, treatment);
  const place = { parents: hub && [hub], current: treatment.name };
  const isUrgentFirst = opensWith.includes("emergency");
  const page = {
    head: pageHead(site, {
      page: treatment,
      path,
      picture: treatment.banner,
      theme,
      about: treatmentData(site, treatment),
      ...place,
    }),
    theme,
    opening: {
      ...trail(site, place.current, place.parents),
      title: treatment.title,
      text: treatment.summary,
      picture: site.picture(treatment.banner),
      note: reviewNote(site, treatment),
      answers: answers(site, treatment),
      booking: site.setting("navigation").bookAppointment,
      calls: site.branches.all.map(({ name, phones: [phone] }) => ({
        name: `${name}: ${phone}`,
        path: callPath(phone),
      })),
      action: theme === "kids" ? firstVisit(site, treatment) : askUs(site, path),
    },
    intro: {
      id: "about",
      blocks: treatment.intro,
      picture: site.picture(treatment.introImage),
      details: treatment.details,
    },
    emergency: isUrgentFirst ? emergencyNotice(site, treatment.urgentSign) : undefined,
    facts: {
      ...facts(site, treatment),
      urgent: treatment.urgent && !isUrgentFirst ? emergencyLine(site, treatment.urgentSign) : undefined,
    },
    steps: (steps || aftercare) && {
      id: "steps",
      title: labels.steps.heading,
      steps,
      aftercare: aftercare && { title: labels.steps.aftercare, points: aftercare },
    },
    tripPlan: tripPlan && {
      id: "journey",
      title: tripPlan.heading,
      columns: tripColumns.map((column) => labels.journey[column]),
      rows: tripPlan.rows.map((row) => {
        const cells = { ...row, price: tripPrice(site, row.fees) };
        return tripColumns.map((column) => cells[column]);
      }),
      note: labels.journey.rates.replace("{date}", site.words.date(site.setting("exchange-rates").asOf)),
      lists: [{ title: labels.journey.takeHome, points: tripPlan.takeHome }],
    },
    destinations: treatment.destinations && {
      title: treatment.destinations.heading,
      text: treatment.destinations.body.join(" "),
      destinations: treatment.destinations.items.map(({ name, text, image }) => ({
        name,
        text,
        picture: site.picture(image),
      })),
    },
    cases: {
      id: "cases",
      title: caseGallery.heading,
      images: caseGallery.items.map(({ image, title, href }) => ({
        ...site.picture(image),
        caption: title,
        path: href,
      })),
    },
    related: {
      title: children ? labels.related.hubHeading : labels.related.heading,
      label: labels.related.label,
      treatments: (children ?? treatment.related).map((slug) => treatmentCard(site, slug)),
    },
    videos: {
      title: caseVideos.heading,
      text: caseVideos.subheading,
      label: caseVideos.heading,
      videos: caseVideos.videos.map((slug) => shownVideo(site, slug)),
    },
    beforeAfter: beforeAfter && {
      id: "before-after",
      title: beforeAfter.heading,
      label: beforeAfter.heading,
      pairs: beforeAfter.smiles.map((slug) => smilePair(site, slug)),
    },
    questions: {
      id: "questions",
      title: treatment.faqHeading,
      questions: treatment.faqs.map(({ question, answer }) => ({
        question,
        answer,
        id: questionId(question),
      })),
    },
    sources: sourceList(site, treatment.sources, labels.sources),
  };
  const order = [...new Set([...opensWith, ...usualOrder])].filter((part) => page[part]);
  const names: Partial<Record<(typeof order)[number], string>> = {
    ...labels.sections,
    facts: labels.facts.heading,
    ...(!steps && { steps: labels.steps.aftercare }),
  };
  return {
    ...page,
    order,
    contents: order.flatMap((part) => {
      const [name, section] = [names[part], page[part]];
      return name && section && "id" in section && section.id ? [{ id: section.id, name }] : [];
    }),
  };
}

const tripColumns = ["treatment", "visits", "days", "price", "note"] as const;

type TripFees = NonNullable<Treatment["tripPlan"]>["rows"][number]["fees"];

/** What is paid on a trip in all, and about how much that is where the traveller comes from. */
function tripPrice(site: Site, parts: TripFees) {
  const { rates, sample } = site.setting("exchange-rates");
  const fees = parts.map(({ fee, times = 1, upToTimes = times }) => ({
    ...site.fees.get(fee),
    times,
    upToTimes,
  }));
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const price = {
    amount: sum(fees.map(({ amount, times }) => amount * times)),
    upTo: sum(fees.map(({ amount, upTo = amount, upToTimes }) => upTo * upToTimes)),
  };
  const abroad = rates.map(({ currency, rupees }) => site.words.priceAbroad(price, currency, rupees));
  const isSample = sample || fees.some((fee) => fee.sample);
  const { abroad: about } = site.setting("treatment-labels").journey;
  return site.withSampleNote(
    `${site.words.price(price)}, ${about.replace("{prices}", site.words.list(abroad))}`,
    isSample,
    "price",
  );
}

/** What people ask first: price, time, what it feels like, who does it and where. */
function answers(site: Site, { slug, duration, fees, tripPlan, feels, where }: Treatment) {
  const labels = site.setting("treatment-labels").answers;
  const usual = fees?.[0] ?? tripPlan?.rows[0]?.fees[0]?.fee;
  const fee = usual && site.fees.get(usual);
  const dentists = dentistsFor(site, slug);
  const rows: { term: string; values: { text: string; note?: string; path?: string }[] }[] = [
    {
      term: labels.price,
      values: fee
        ? [
            {
              text: site.withSampleNote(site.words.price(fee), fee.sample, "price"),
              note: fee.name,
              path: fees ? "#facts" : "#journey",
            },
          ]
        : [],
    },
    { term: labels.chairTime, values: [{ text: duration.chairTime }] },
    { term: labels.visits, values: [{ text: duration.visits }] },
    { term: labels.total, values: [{ text: duration.total }] },
    { term: labels.feels, values: [{ text: feels }] },
    { term: labels.where, values: where ? [{ text: where }] : [] },
    {
      term: site.setting("dentist-labels").onTreatment,
      values: dentists.map((dentist) => ({
        text: dentist.name,
        note: branchNames(site, dentist.branches),
        path: dentistPath(dentist.slug),
      })),
    },
  ];
  return rows.filter(({ values }) => values.length > 0);
}

function facts(site: Site, { fees, whoFor, whoNotFor, risks }: Treatment) {
  const labels = site.setting("treatment-labels").facts;
  const rows = fees?.map((fee) => priceAndExtras(site, fee));
  return {
    id: "facts",
    title: labels.heading,
    prices: rows && {
      title: labels.price,
      rows,
      link: { name: labels.allPrices, path: `${pagePaths.prices}#${rows[0]?.id}` },
    },
    lists: [
      { kind: "suits" as const, title: labels.whoFor, points: whoFor },
      { kind: "waits" as const, title: labels.whoNotFor, points: whoNotFor },
      { kind: "risks" as const, title: labels.risks, points: risks },
    ],
    links: guideLinks(site).links,
  };
}

/** The link to the form for questions, on the pages whose form takes a file. */
function askUs(site: Site, path: string) {
  const { attachment } = site.setting("contact-block");
  return attachment.pages.includes(path)
    ? { name: attachment.askUs, path: `#${FRAGMENTS.enquiry}` }
    : undefined;
}

/** The story that prepares for a first visit, for those who need it most. */
function firstVisit(site: Site, { slug, quiet }: Treatment) {
  const [dentist] = dentistsFor(site, slug);
  const branch = dentist && site.branches.get(dentist.branches[0] as Slug<"branches">);
  if (quiet && branch?.quietVisit) return { name: branch.quietVisit.title, path: quietVisitPath(branch) };
  return branch && { name: branch.firstVisit.title, path: firstVisitPath(branch) };
}

/** Who gives a treatment. */
function dentistsFor({ dentists }: Site, slug: Slug<"treatments">) {
  return dentists.all.filter(({ treatments }) => treatments.includes(slug));
}

function hubOf({ treatments }: Site, { slug }: Treatment) {
  const hub = treatments.all.find(({ children }) => children?.includes(slug));
  return hub && { name: hub.name, path: treatmentPath(hub) };
}

function treatmentCard(site: Site, slug: Slug<"treatments">) {
  const treatment = site.treatments.get(slug);
  const { name, banner: picture } = treatment;
  return { name, path: treatmentPath(treatment), picture: site.picture(picture) };
}

/** The id of a question's answer, for links to it: `"question-does-it-hurt"`. */
export function questionId(question: string) {
  const words = question.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return `question-${words.replace(/-$/, "")}`;
}
