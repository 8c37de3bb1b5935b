import { defineCollection } from "../collection/collection.ts";
import type { Consent } from "../fields/consent.ts";
import type { Smile } from "./schema.ts";

export type { Smile, SmileSlug } from "./schema.ts";

const drawnStudy = {
  status: "sample",
  reason: "Drawn study from a computer model; it shows no patient.",
} satisfies Consent;

/** All before/after pairs. Both pictures of a pair are taken from the same camera. */
export const smiles = defineCollection<Smile>([
  {
    slug: "whitening",
    before: {
      src: "smiles/whitening-before.webp",
      alt: "Upper and lower front teeth with an even yellow tint",
    },
    after: { src: "smiles/whitening-after.webp", alt: "The same front teeth several shades lighter" },
    caption: "In-office whitening of healthy teeth",
    consent: drawnStudy,
  },
  {
    slug: "crowding",
    before: {
      src: "smiles/crowding-before.webp",
      alt: "Yellowed teeth of both jaws that overlap, turn and leave gaps",
    },
    after: {
      src: "smiles/crowding-after.webp",
      alt: "The same teeth side by side in an even curve, cleaned and lighter",
    },
    caption: "Crowded teeth of both jaws brought into line, then cleaned",
    consent: drawnStudy,
  },
  {
    slug: "spacing",
    before: {
      src: "smiles/spacing-before.webp",
      alt: "Upper front teeth with a wide gap in the middle and smaller gaps beside it",
    },
    after: { src: "smiles/spacing-after.webp", alt: "The same upper front teeth with the gaps closed" },
    caption: "Gaps between the upper front teeth closed",
    consent: drawnStudy,
  },
  {
    slug: "missing-molar",
    before: {
      src: "smiles/missing-molar-before.webp",
      alt: "Lower back teeth with an empty space where the first molar was",
    },
    after: {
      src: "smiles/missing-molar-after.webp",
      alt: "The same lower back teeth with a crown in the space",
    },
    caption: "A missing lower molar replaced by an implant and a crown",
    consent: drawnStudy,
  },
  {
    slug: "chipped-incisor",
    before: { src: "smiles/chipped-incisor-before.webp", alt: "An upper front tooth with a broken corner" },
    after: { src: "smiles/chipped-incisor-after.webp", alt: "The same front tooth with its corner rebuilt" },
    caption: "A chipped front tooth rebuilt with tooth-coloured filling material",
    consent: drawnStudy,
  },
  {
    slug: "veneers",
    before: {
      src: "smiles/veneers-before.webp",
      alt: "Yellowed front teeth, the upper ones of uneven shape and length",
    },
    after: { src: "smiles/veneers-after.webp", alt: "The same teeth with even edges and one light colour" },
    caption: "Upper front teeth reshaped with porcelain veneers, the lower ones whitened",
    consent: drawnStudy,
  },
  {
    slug: "decay",
    before: {
      src: "smiles/decay-before.webp",
      alt: "Lower back teeth from above, three of them with dark decay in their grooves",
    },
    after: {
      src: "smiles/decay-after.webp",
      alt: "The same back teeth with fillings in the colour of the teeth",
    },
    caption: "Decay in three back teeth removed and filled",
    consent: drawnStudy,
  },
  {
    slug: "worn",
    before: { src: "smiles/worn-before.webp", alt: "Front teeth ground short, with flat edges" },
    after: { src: "smiles/worn-after.webp", alt: "The same front teeth rebuilt to their full length" },
    caption: "Worn teeth rebuilt to their former length",
    consent: drawnStudy,
  },
  {
    slug: "inflamed-gums",
    before: {
      src: "smiles/inflamed-gums-before.webp",
      alt: "Red, swollen gums around yellowed upper and lower teeth with deposits at their necks",
    },
    after: {
      src: "smiles/inflamed-gums-after.webp",
      alt: "The same gums pale pink and even, around clean teeth",
    },
    caption: "Inflamed gums after deep cleaning and better brushing",
    consent: drawnStudy,
  },
  {
    slug: "braces",
    before: {
      src: "smiles/braces-before.webp",
      alt: "Upper and lower teeth out of line, with a canine standing too high",
    },
    after: { src: "smiles/braces-after.webp", alt: "The same teeth in line, with the canine in its place" },
    caption: "A high canine brought into line with braces",
    consent: drawnStudy,
  },
  {
    slug: "aligner",
    before: { src: "smiles/aligner-before.webp", alt: "Lower front teeth slightly turned and crowded" },
    after: { src: "smiles/aligner-after.webp", alt: "The same lower front teeth straight and even" },
    caption: "Mild crowding of the lower front teeth corrected with clear aligners",
    consent: drawnStudy,
  },
  {
    slug: "full-arch",
    before: { src: "smiles/full-arch-before.webp", alt: "An upper jaw without teeth" },
    after: { src: "smiles/full-arch-after.webp", alt: "The same upper jaw with a full arch of fixed teeth" },
    caption: "An upper jaw without teeth restored with a fixed arch on four implants",
    consent: drawnStudy,
  },
]);
