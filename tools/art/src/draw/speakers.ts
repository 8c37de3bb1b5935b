import { Lettering } from "../lettering.ts";
import { light, niche, spill } from "./light.ts";
import { speakers } from "./looks.ts";
import { palette, svg } from "./palette.ts";
import { figure } from "./people.ts";

const fraunces = new Lettering(
  new URL(import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff")),
);

/** Poster of a sample film, 1280 × 720: the speaker in a niche, and the name under a quotation mark. */
function drawSpeaker(name: string): string {
  const look = speakers[name];
  if (!look) throw new Error(`Nobody called ${name} is described`);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const size = 132;
  const end = 100 + fraunces.width(title, size);
  return svg(
    1280,
    720 + spill,
    [
      `<defs>${light}</defs><rect width="1280" height="${720 + spill}" fill="${look.arch}"/><rect width="1280" height="${720 + spill}" fill="url(#daylight)"/>`,
      `<g fill="${palette.terracotta}">${fraunces.line("“", 300, 86, 372)}</g>`,
      `<g fill="${palette.ink}">${fraunces.line(title, size, 96, 440)}</g>`,
      `<path d="M100 496H${end}M100 486V506M${end} 486V506" stroke="${palette.ink}" stroke-width="2"/>`,
      `<g transform="translate(580 0) scale(.8)">${niche(palette.plaster)}${figure(look)}</g>`,
    ].join(""),
  );
}

export const speakerPosters: Record<string, () => string> = Object.fromEntries(
  Object.keys(speakers).map((name) => [`testimonial-${name}`, () => drawSpeaker(name)]),
);
