import type { Content } from "../../load/load-content.ts";
import type { Source } from "../../load/source.ts";
import { DEFAULT_LANGUAGE } from "../../src/schemas.ts";
import type { Finding } from "../finding.ts";
import { pageTextsOf } from "../record/texts.ts";
import { settingOf } from "./setting-of.ts";

interface Count {
  /** What is counted, in the plural. */
  what: string;
  kind: Source["kind"];
  /** Which records are counted: those whose field has this value. All when left out. */
  where?: readonly [field: string, value: string];
  min: number;
  max?: number;
}

/** How many records the specification asks for (section 2; section 4 for cases and testimonials). */
const counts: readonly Count[] = [
  { what: "treatment pages", kind: "treatments", where: ["kind", "treatment"], min: 26 },
  { what: "super-speciality pages", kind: "treatments", where: ["kind", "super-speciality"], min: 3 },
  { what: "dentists", kind: "dentists", min: 9 },
  { what: "managers", kind: "support-staff", where: ["role", "Manager"], min: 1 },
  { what: "receptionists", kind: "support-staff", where: ["role", "Receptionist"], min: 1 },
  { what: "dental nurses", kind: "support-staff", where: ["role", "Dental nurse"], min: 6 },
  { what: "branches", kind: "branches", min: 2 },
  { what: "text testimonials", kind: "testimonials", min: 14 },
  { what: "text testimonials from Mumbai", kind: "testimonials", where: ["group", "mumbai"], min: 3, max: 8 },
  {
    what: "text testimonials from other states",
    kind: "testimonials",
    where: ["group", "other-state"],
    min: 3,
    max: 8,
  },
  {
    what: "text testimonials from abroad",
    kind: "testimonials",
    where: ["group", "international"],
    min: 3,
    max: 8,
  },
  { what: "video testimonials", kind: "video-testimonials", min: 8 },
  { what: "pictures of Kurla", kind: "gallery", where: ["branch", "kurla"], min: 15 },
  { what: "pictures of South Mumbai", kind: "gallery", where: ["branch", "south-mumbai"], min: 7 },
  { what: "awards", kind: "awards", min: 9 },
  { what: "newsletters", kind: "newsletters", min: 3 },
  { what: "technology entries", kind: "technology", min: 11 },
  { what: "before/after pairs", kind: "smiles", min: 12, max: 100 },
  { what: "articles", kind: "articles", min: 12, max: 100_000 },
];

/** Words of the specification (sections 2, 8 and 9), and the record that must say them. */
const words: readonly { kind: Source["kind"]; name: string; says: readonly string[] }[] = [
  {
    kind: "pages",
    name: "home",
    says: [
      "Architects of your Beautiful Smile",
      "Clinic Walkthrough",
      "Patient Transformation",
      "Meet the team",
      "Know more",
      "Smile design software",
      "Premium implant systems",
      "3D printing",
      "Milling",
      "CAD software",
      "German and Swiss equipment",
      "Explore our latest insights on dentistry from Digital Smile Design to advanced aesthetic techniques.",
    ],
  },
  { kind: "pages", name: "blogs", says: ["No blogs available"] },
  {
    kind: "pages",
    name: "about",
    says: ["Vision", "Ethos", "Philosophy", "Meet our specialists", "about 1,000 dental professionals"],
  },
  { kind: "pages", name: "testimonials", says: ["Mumbai", "Other State", "International"] },
  {
    kind: "pages",
    name: "not-found",
    says: ["Page Not Found", "Sorry, the page you’re looking for doesn’t exist or has been moved."],
  },
  { kind: "settings", name: "contact-block", says: ["For Any Query Contact Us Now"] },
  {
    kind: "settings",
    name: "navigation",
    says: ["Book an Appointment", "Super Speciality", "Patient gallery", "Clinic gallery"],
  },
  {
    kind: "settings",
    name: "clinic",
    says: ["years of experience", "patients treated", "smile makeovers", "implant surgeries"],
  },
  { kind: "treatments", name: "crowns-and-bridges", says: ["10 to 15 years"] },
  { kind: "treatments", name: "dental-implant", says: ["about three months"] },
  { kind: "treatments", name: "teeth-whitening", says: ["about 30 minutes"] },
  { kind: "treatments", name: "dental-extractions", says: ["20 to 40 minutes"] },
  { kind: "treatments", name: "root-canal", says: ["one to two hours"] },
  { kind: "treatments", name: "dental-cleanup", says: ["every six months"] },
  { kind: "treatments", name: "preventive-treatments", says: ["twice a year"] },
  {
    kind: "treatments",
    name: "dental-tourism",
    says: ["about three months", "Canada", "Dubai", "Maldives", "Tanzania", "UK"],
  },
];

/** Sample content has everything the specification asks for. */
export function checkSampleContent(content: Content): Finding[] {
  if (settingOf(content, "clinic").sampleContent !== true) return [];
  const own = content.sources.filter(({ language }) => language === DEFAULT_LANGUAGE);
  return [
    ...counts.flatMap((count) => miscounted(own, count)),
    ...words.flatMap((expected) => unsaid(own, expected)),
  ];
}

const switchOff = "or switch sampleContent off in data/settings/en/clinic.yaml";

function miscounted(sources: readonly Source[], { what, kind, where, min, max = min }: Count): Finding[] {
  const hasValue = ({ value }: Source) => {
    if (!where) return true;
    const [field, wanted] = where;
    return String(value[field]) === wanted;
  };
  const found = sources.filter((source) => source.kind === kind && hasValue(source)).length;
  if (found >= min && found <= max) return [];
  const wanted = min === max ? `${min}` : `${min} to ${max}`;
  const repair = found < min ? `Add ${min - found}` : `Take out ${found - max}`;
  return [
    {
      file: `data/${kind}`,
      field: "",
      problem: `The sample has ${found} ${what}, and the specification asks for ${wanted}`,
      remedy: `${repair}, ${switchOff}`,
    },
  ];
}

function unsaid(sources: readonly Source[], { kind, name, says }: (typeof words)[number]): Finding[] {
  const source = sources.find((candidate) => candidate.kind === kind && candidate.name === name);
  if (!source) return [];
  const texts = pageTextsOf(source).map(({ text }) => text.toLowerCase());
  return says
    .filter((phrase) => !texts.some((text) => text.includes(phrase.toLowerCase())))
    .map((phrase) => ({
      file: source.file,
      field: "",
      problem: `The specification asks this file to say "${phrase}"`,
      remedy: `Say it where it belongs, ${switchOff}`,
    }));
}
