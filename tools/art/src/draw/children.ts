import { form, light, niche, spill } from "./light.ts";
import type { Look } from "./looks.ts";
import { palette, svg } from "./palette.ts";
import { figure } from "./people.ts";

const sunny = { yellow: "#F2C75C", coral: "#E68A6A", mint: "#7FC0A8" };

const tara: Look = {
  skin: "brown",
  hair: "#241C19",
  style: "fringe",
  clothes: sunny.yellow,
  cut: "round",
  arch: sunny.mint,
  young: true,
};
const kabir: Look = {
  skin: "deep",
  hair: "#211B19",
  style: "curls",
  clothes: "#4F7C93",
  cut: "tunic",
  arch: sunny.coral,
  young: true,
};
const sara: Look = {
  skin: "warm",
  hair: "#5A3726",
  style: "wavy",
  clothes: "#C2472B",
  cut: "round",
  arch: sunny.yellow,
  young: true,
};

/** A child in a bright niche. @param x where the middle of the niche is @param size scale of a portrait */
function child(look: Look, x: number, y: number, size: number, id: string, beside = ""): string {
  return `<g transform="translate(${x - 400 * size} ${y}) scale(${size})">${niche(look.arch)}${figure(look, id)}${beside}</g>`;
}

/** A gloved hand that holds a mirror to the mouth. */
const mirror =
  form(
    `<path d="M470 566L690 742" stroke="#AEB9BA" stroke-width="15" stroke-linecap="round"/><circle cx="452" cy="552" r="35" fill="#AEB9BA"/>`,
    "small-form",
  ) +
  `<circle cx="452" cy="552" r="26" fill="#E4EEEE"/><path d="M436 558L458 534" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
  `<g filter="url(#near-cast)">${form(`<path d="M628 672C650 648 690 650 716 672L800 760L980 830V1010L770 900C720 880 690 840 668 806C640 780 610 742 600 722C594 700 612 690 628 704Z" fill="#9CC7C9"/>`)}${form(`<path d="M790 740L1010 820V1060L740 930Z" fill="${palette.green}"/>`)}</g>`;

function scene(width: number, height: number, wall: string, content: string): string {
  return svg(
    width,
    height + spill,
    `<defs>${light}</defs><rect width="${width}" height="${height + spill}" fill="${wall}"/><rect width="${width}" height="${height + spill}" fill="url(#daylight)"/>${content}`,
  );
}

export const children: Record<string, { height: number; draw: () => string }> = {
  "treatments/dentistry-for-kids/banner": {
    height: 560,
    draw: () =>
      scene(
        1280,
        560,
        "#F6E3BE",
        child(kabir, 212, 104, 0.52, "left") +
          child(sara, 1068, 104, 0.52, "right") +
          child(tara, 640, 12, 0.7, "middle"),
      ),
  },
  "treatments/dentistry-for-kids/counting-teeth": {
    height: 640,
    draw: () => scene(960, 640, "#F9E0CF", child(kabir, 430, 24, 0.74, "boy", mirror)),
  },
  "treatments/dentistry-for-kids/first-gap": {
    height: 640,
    draw: () => scene(960, 640, "#DDEBE2", child(sara, 480, 24, 0.74, "girl")),
  },
};
