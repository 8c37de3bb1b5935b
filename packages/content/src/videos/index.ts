import { defineCollection } from "../collection/collection.ts";
import type { Consent } from "../fields/consent.ts";
import type { Video, VideoSlug } from "./schema.ts";

export type { Video, VideoSlug } from "./schema.ts";

const standIn = {
  status: "sample",
  reason: "Stand-in film under an open licence by the Blender Foundation; it shows no patient.",
} satisfies Consent;

function video(slug: VideoSlug, youtubeId: string, publishedOn: string, title: string, alt: string): Video {
  return {
    slug,
    youtubeId,
    publishedOn,
    title,
    poster: { src: `videos/${slug}.webp`, alt },
    sample: true,
    consent: standIn,
  };
}

/**
 * All videos. Until the clinic has its own, openly licensed films of the Blender Foundation are
 * placeholders: replace the second and third value by the id of your video and the day on which you
 * uploaded it, and give the record its own consent.
 */
export const videos = defineCollection<Video>([
  video(
    "clinic-walkthrough",
    "aqz-KE-bpKQ",
    "2025-02-04",
    "Clinic walkthrough",
    "Drawing of a round-topped doorway that opens into a bright reception",
  ),
  video(
    "patient-transformation",
    "WhWc3b3KhnY",
    "2025-02-27",
    "Patient transformation",
    "Drawing of two arches of teeth side by side, the first uneven and the second even",
  ),
  video(
    "implant-visit",
    "SkVqJ1SGeL0",
    "2025-03-23",
    "A visit for a dental implant, step by step",
    "Line drawing of an implant in the jaw with a crown above it",
  ),
  video(
    "full-arch-visit",
    "u9lj-c29dxI",
    "2025-04-17",
    "From loose teeth to a full fixed arch",
    "Line drawing of a full arch of teeth standing on four implants",
  ),
  video(
    "smile-design-visit",
    "Z4C82eyhwgU",
    "2025-05-10",
    "Planning a smile on the screen",
    "Line drawing of a face on a screen with guide lines across the smile",
  ),
  video(
    "veneers-visit",
    "lqiN98z6Dak",
    "2025-06-03",
    "How veneers are planned and fitted",
    "Line drawing of a thin shell held in front of an upper front tooth",
  ),
  video(
    "whitening-visit",
    "PVGeM40dABA",
    "2025-06-28",
    "In-office whitening from start to finish",
    "Line drawing of a row of teeth beside a scale of shades",
  ),
  video(
    "filling-visit",
    "aqz-KE-bpKQ",
    "2025-07-21",
    "A filling in the colour of the tooth",
    "Line drawing of a molar seen from above with a small filling",
  ),
  video(
    "root-canal-visit",
    "WhWc3b3KhnY",
    "2025-08-14",
    "What happens in a root canal treatment",
    "Line drawing of a tooth cut open with its root canals shown",
  ),
  video(
    "cleaning-visit",
    "SkVqJ1SGeL0",
    "2025-09-08",
    "A check-up and cleaning, minute by minute",
    "Line drawing of a mirror and a cleaning tip beside two teeth",
  ),
  video(
    "crown-visit",
    "u9lj-c29dxI",
    "2025-10-01",
    "How a crown is made and fitted",
    "Line drawing of a crown above the tooth that will carry it",
  ),
  video(
    "extraction-visit",
    "Z4C82eyhwgU",
    "2025-10-25",
    "Having a tooth taken out, and the days after",
    "Line drawing of a back tooth lifted out of its socket",
  ),
  video(
    "braces-visit",
    "lqiN98z6Dak",
    "2025-11-19",
    "The day braces are fitted",
    "Line drawing of six front teeth with brackets and a wire",
  ),
  video(
    "aligner-visit",
    "PVGeM40dABA",
    "2025-12-12",
    "Living with clear aligners",
    "Line drawing of a clear aligner above a row of teeth",
  ),
  video(
    "first-visit-child",
    "aqz-KE-bpKQ",
    "2026-01-05",
    "A child's first visit",
    "Drawing of a small chair beside a dental chair and a shelf of toys",
  ),
  video(
    "quiet-visit",
    "WhWc3b3KhnY",
    "2026-02-22",
    "A visit in the quiet room",
    "Drawing of a softly lit room with a dental chair, a blanket and headphones",
  ),
  video(
    "travelling-patient",
    "SkVqJ1SGeL0",
    "2026-03-18",
    "Planning treatment from another country",
    "Drawing of a suitcase beside a folder of dental records",
  ),
  video(
    "testimonial-asha",
    "u9lj-c29dxI",
    "2026-04-12",
    "Asha talks about her single implant",
    "Drawing of an empty chair by an arched window with a cup of tea",
  ),
  video(
    "testimonial-imtiaz",
    "Z4C82eyhwgU",
    "2026-05-05",
    "Imtiaz talks about treating his gums",
    "Drawing of two chairs that face each other under an arch",
  ),
  video(
    "testimonial-leela",
    "lqiN98z6Dak",
    "2026-05-29",
    "Leela talks about a visit with her son",
    "Drawing of a large chair and a small chair side by side",
  ),
  video(
    "testimonial-joel",
    "PVGeM40dABA",
    "2026-06-23",
    "Joel talks about his root canal treatment",
    "Drawing of a chair beside a window with a potted palm",
  ),
  video(
    "testimonial-devika",
    "aqz-KE-bpKQ",
    "2026-07-16",
    "Devika talks about coming from Vadodara for aligners",
    "Drawing of a train window with hills behind it",
  ),
  video(
    "testimonial-arvind",
    "WhWc3b3KhnY",
    "2026-08-09",
    "Arvind talks about his full mouth treatment",
    "Drawing of a desk with a plaster model of teeth",
  ),
  video(
    "testimonial-grace",
    "SkVqJ1SGeL0",
    "2026-09-03",
    "Grace talks about travelling from Tanzania",
    "Drawing of an aeroplane wing above clouds",
  ),
  video(
    "testimonial-omar",
    "u9lj-c29dxI",
    "2026-09-26",
    "Omar talks about two short trips from Dubai",
    "Drawing of a suitcase in an arched doorway",
  ),
]);
