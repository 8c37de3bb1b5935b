import { defineCollection } from "../lib/collection.ts";
import type { Consent } from "../lib/consent.ts";
import type { Video, VideoSlug } from "./schema.ts";

export type { Video, VideoSlug } from "./schema.ts";

const standIn = {
  status: "sample",
  reason: "Stand-in film under an open licence by the Blender Foundation; it shows no patient.",
} satisfies Consent;

function film(slug: VideoSlug, youtubeId: string, title: string, alt: string): Video {
  return {
    slug,
    youtubeId,
    title,
    poster: { src: `videos/${slug}.webp`, alt },
    sample: true,
    consent: standIn,
  };
}

/**
 * All films. Until the clinic has filmed its own, openly licensed films of the Blender Foundation
 * stand in for them: put the id of your own film in place of the second value, and give the record
 * its own consent.
 */
export const videos = defineCollection<Video>([
  film(
    "clinic-walkthrough",
    "aqz-KE-bpKQ",
    "Clinic walkthrough",
    "Drawing of a round-topped doorway that opens into a bright reception",
  ),
  film(
    "patient-transformation",
    "WhWc3b3KhnY",
    "Patient transformation",
    "Drawing of two arches of teeth side by side, the first uneven and the second even",
  ),
  film(
    "implant-visit",
    "SkVqJ1SGeL0",
    "A visit for a dental implant, step by step",
    "Line drawing of an implant in the jaw with a crown above it",
  ),
  film(
    "full-arch-visit",
    "u9lj-c29dxI",
    "From loose teeth to a full fixed arch",
    "Line drawing of a full arch of teeth standing on four implants",
  ),
  film(
    "smile-design-visit",
    "Z4C82eyhwgU",
    "Planning a smile on the screen",
    "Line drawing of a face on a screen with guide lines across the smile",
  ),
  film(
    "veneers-visit",
    "lqiN98z6Dak",
    "How veneers are planned and fitted",
    "Line drawing of a thin shell held in front of an upper front tooth",
  ),
  film(
    "whitening-visit",
    "PVGeM40dABA",
    "In-office whitening from start to finish",
    "Line drawing of a row of teeth beside a scale of shades",
  ),
  film(
    "filling-visit",
    "aqz-KE-bpKQ",
    "A filling in the colour of the tooth",
    "Line drawing of a molar seen from above with a small filling",
  ),
  film(
    "root-canal-visit",
    "WhWc3b3KhnY",
    "What happens in a root canal treatment",
    "Line drawing of a tooth cut open with its root canals shown",
  ),
  film(
    "cleaning-visit",
    "SkVqJ1SGeL0",
    "A check-up and cleaning, minute by minute",
    "Line drawing of a mirror and a cleaning tip beside two teeth",
  ),
  film(
    "crown-visit",
    "u9lj-c29dxI",
    "How a crown is made and fitted",
    "Line drawing of a crown above the tooth that will carry it",
  ),
  film(
    "extraction-visit",
    "Z4C82eyhwgU",
    "Having a tooth taken out, and the days after",
    "Line drawing of a back tooth lifted out of its socket",
  ),
  film(
    "braces-visit",
    "lqiN98z6Dak",
    "The day braces are fitted",
    "Line drawing of six front teeth with brackets and a wire",
  ),
  film(
    "aligner-visit",
    "PVGeM40dABA",
    "Living with clear aligners",
    "Line drawing of a clear aligner above a row of teeth",
  ),
  film(
    "first-visit-child",
    "aqz-KE-bpKQ",
    "A child's first visit",
    "Drawing of a small chair beside a dental chair and a shelf of toys",
  ),
  film(
    "quiet-visit",
    "WhWc3b3KhnY",
    "A visit in the quiet room",
    "Drawing of a softly lit room with a dental chair, a blanket and headphones",
  ),
  film(
    "travelling-patient",
    "SkVqJ1SGeL0",
    "Planning treatment from another country",
    "Drawing of a suitcase beside a folder of dental records",
  ),
  film(
    "testimonial-asha",
    "u9lj-c29dxI",
    "Asha talks about her single implant",
    "Drawing of an empty chair by an arched window with a cup of tea",
  ),
  film(
    "testimonial-imtiaz",
    "Z4C82eyhwgU",
    "Imtiaz talks about treating his gums",
    "Drawing of two chairs that face each other under an arch",
  ),
  film(
    "testimonial-leela",
    "lqiN98z6Dak",
    "Leela talks about a visit with her son",
    "Drawing of a large chair and a small chair side by side",
  ),
  film(
    "testimonial-joel",
    "PVGeM40dABA",
    "Joel talks about his root canal treatment",
    "Drawing of a chair beside a window with a potted palm",
  ),
  film(
    "testimonial-devika",
    "aqz-KE-bpKQ",
    "Devika talks about coming from Vadodara for aligners",
    "Drawing of a train window with hills behind it",
  ),
  film(
    "testimonial-arvind",
    "WhWc3b3KhnY",
    "Arvind talks about his full mouth treatment",
    "Drawing of a desk with a plaster model of teeth",
  ),
  film(
    "testimonial-grace",
    "SkVqJ1SGeL0",
    "Grace talks about travelling from Tanzania",
    "Drawing of an aeroplane wing above clouds",
  ),
  film(
    "testimonial-omar",
    "u9lj-c29dxI",
    "Omar talks about two short trips from Dubai",
    "Drawing of a suitcase in an arched doorway",
  ),
]);
