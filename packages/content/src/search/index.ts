import type { pagePaths } from "../routes/index.ts";
import type { TreatmentSlug } from "../routes/treatment-slugs.ts";

/**
 * Search terms for a treatment that its page need not contain: everyday names, short forms,
 * names of specialists, American spellings. All lower case. Spelling mistakes of a letter or two are forgiven
 * by the search itself.
 */
export const searchWords: Readonly<Record<TreatmentSlug, readonly string[]>> = {
  "dental-implant": ["implantologist", "artificial tooth", "fixed tooth", "missing tooth", "titanium"],
  "single-tooth-implant": ["one tooth implant", "replace a tooth", "missing tooth"],
  "multiple-teeth-implants": ["implant bridge", "several missing teeth"],
  "full-mouth-dental-implants": ["all on 4", "all on four", "all on 6", "fixed dentures", "no teeth"],
  "full-mouth-rehabilitation": ["fmr", "worn teeth", "bite", "prosthodontist", "dentures", "tmj", "jaw pain"],
  "general-dentistry": [
    "check-up",
    "checkup",
    "dentist",
    "toothache",
    "tooth ache",
    "tooth pain",
    "emergency",
  ],
  "dental-cleanup": ["cleaning", "scaling", "polishing", "tartar", "stains", "bad breath", "hygienist"],
  "cavity-management": ["cavity", "caries", "filling", "decay", "tooth decay", "hole in tooth"],
  "root-canal": [
    "rct",
    "endodontist",
    "nerve treatment",
    "abscess",
    "tooth infection",
    "toothache",
    "tooth ache",
  ],
  "crowns-and-bridges": ["cap", "tooth cap", "zirconia", "ceramic crown", "broken tooth", "prosthodontist"],
  "soft-tissue-management": [
    "gum disease",
    "gum treatment",
    "bleeding gums",
    "periodontist",
    "pyorrhoea",
    "pyorrhea",
    "gingivitis",
    "receding gums",
  ],
  "dental-extractions": ["tooth removal", "pull out", "wisdom tooth", "wisdom teeth", "oral surgeon"],
  "aesthetic-dentistry": ["cosmetic dentist", "esthetic", "cosmetic dentistry", "front teeth"],
  "digital-smile-design": ["dsd", "smile preview", "smile planning"],
  "smile-makeover": ["smile correction", "smile designing", "cosmetic"],
  "dental-veeners": ["veneer", "veneers", "laminates", "gap between teeth"],
  "teeth-whitening": ["bleaching", "yellow teeth", "tooth whitening", "stains", "white teeth"],
  "tooth-colored-fillings": ["composite", "white filling", "tooth-coloured", "bonding", "chipped tooth"],
  "braces-and-aligners": ["orthodontist", "orthodontics", "crooked teeth", "straighten teeth", "clips"],
  "braces-treatment": ["orthodontist", "metal braces", "ceramic braces", "wires", "clips", "crowded teeth"],
  aligner: ["aligner", "invisible braces", "clear aligners", "invisalign", "orthodontist", "trays"],
  "dentistry-for-kids": [
    "paediatric dentist",
    "pediatric dentist",
    "pedodontist",
    "child",
    "children",
    "milk teeth",
  ],
  "preventive-treatments": ["fluoride", "sealants", "child check-up", "cavity prevention"],
  "general-anaesthesia": ["general anesthesia", "asleep", "sedation", "fear of the dentist"],
  "myofunctional-dentistry": ["mouth breathing", "thumb sucking", "tongue thrust", "jaw growth"],
  "special-needs-children-and-adults": ["autism", "disability", "wheelchair", "quiet room", "anxious child"],
  "single-same-day-dentistry": ["one visit", "same day crown", "cerec", "one day"],
  "3-d-facially-driven-dentistry": ["face scan", "3d", "cbct", "digital planning"],
  "dental-tourism": ["abroad", "foreign patients", "nri", "overseas", "travel", "visa"],
};

/** Search terms for the branches. */
const branchWords = [
  "address",
  "parking",
  "directions",
  "train",
  "metro",
  "map",
  "opening hours",
  "timings",
  "open sunday",
  "wheelchair",
];

/** Pages besides treatments and articles that the search covers. */
export type SearchablePage = Exclude<
  (typeof pagePaths)[number],
  "/" | "/blogs" | "/privacy" | "/accessibility"
>;

/** Search terms for the other pages, all lower case. */
export const pageSearchWords: Readonly<Record<SearchablePage, readonly string[]>> = {
  "/about-us": ["dentists", "doctors", "team", "staff", "who", "experience"],
  "/contact-us": [
    "appointment",
    "book",
    "booking",
    "phone number",
    "whatsapp",
    "email",
    "address",
    "emergency",
    "opening hours",
    "timings",
    "open sunday",
  ],
  "/career": ["job", "jobs", "vacancy", "resume", "work with us", "nurse", "hiring"],
  "/dentists-in-kurla": branchWords,
  "/dentists-in-south-mumbai": branchWords,
  "/patient-gallery": ["before and after", "before after", "cases", "results", "films", "videos"],
  "/gallery": ["photos", "pictures", "rooms", "clinic"],
  "/awards": ["prizes", "recognition"],
  "/newsletter": ["pdf", "download"],
  "/testimonials": ["reviews", "patients say", "experiences", "videos"],
  "/technology": ["machines", "equipment", "scanner", "x-ray", "laser", "microscope", "hygiene"],
};
