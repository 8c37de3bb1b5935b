import { palette } from "../draw/palette.ts";
import { type DrawnFilm, during, ink, jaw, matter, meanwhile, mix, wall } from "./motion.ts";

export const GUM = 262;
/** A premolar and a molar, whole, their necks at the height of the gum. */
export const PREMOLAR =
  "M-40 6C-58 -28 -62 -74 -46 -104C-34 -122 -16 -116 0 -104C16 -116 34 -122 46 -104C62 -74 58 -28 40 6C40 70 26 150 8 186C2 196 -2 196 -8 186C-26 150 -40 70 -40 6Z";
export const MOLAR =
  "M-66 6C-88 -24 -92 -78 -78 -108C-66 -128 -40 -124 -26 -108Q0 -94 26 -108C40 -124 66 -128 78 -108C92 -78 88 -24 66 6C72 70 68 130 50 186C44 200 30 198 27 184C22 140 18 104 12 84Q0 64 -12 84C-18 104 -22 140 -27 184C-30 198 -44 200 -50 186C-68 130 -72 70 -66 6Z";
export const CROWN =
  "M-42 0C-80 -26 -88 -78 -74 -106C-62 -126 -38 -122 -25 -106Q0 -92 25 -106C38 -122 62 -126 74 -106C88 -78 80 -26 42 0Q0 10 -42 0Z";
/** Length of the implant below the gum. */
const LENGTH = 150;

/** The screw, its top at height 0. `turn` moves its thread. */
export function screw(turn: number): string {
  const half = (y: number) => 27 - 9 * (y / LENGTH) ** 2;
  const thread = Array.from({ length: 13 }, (_, k) => {
    const y = ((k + turn) % 13) * 12 - 4;
    if (y < 6 || y > LENGTH - 12) return "";
    const w = half(y) + 5;
    return `<path d="M${-w} ${y + 5}Q0 ${y + 14} ${w} ${y - 3}" stroke="${palette.ink}" stroke-width="3" stroke-linecap="round"/><path d="M${-w + 4} ${y + 9}Q0 ${y + 18} ${w - 4} ${y + 2}" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`;
  }).join("");
  return `<path d="M-26 0H26V16C26 70 22 116 16 ${LENGTH - 10}Q0 ${LENGTH + 8} -16 ${LENGTH - 10}C-22 116 -26 70 -26 16Z" fill="${matter.steel}" ${ink}/><path d="M10 6C12 60 10 110 6 ${LENGTH - 10}" stroke="${matter.steelDark}" stroke-width="9" stroke-opacity=".45" stroke-linecap="round"/>${thread}`;
}

const POST = `<path d="M-20 2H20L26 -14L16 -22L12 -66Q0 -72 -12 -66L-16 -22L-26 -14Z" fill="${matter.steel}" ${ink}/>`;

/** Young bone that closes in on the implant. */
function healing(grown: number): string {
  if (grown === 0) return "";
  return Array.from({ length: 26 }, (_, k) => {
    const side = k % 2 ? 1 : -1;
    const y = 44 + (k >> 1) * 10;
    const x = side * mix(72, 37 - 8 * (y / LENGTH) ** 2, grown) + ((k * 37) % 9) - 4;
    return `<circle cx="${x.toFixed(1)}" cy="${y}" r="5.5" fill="#F8EED6" stroke="${matter.pore}" stroke-width="2" opacity="${grown.toFixed(3)}"/>`;
  }).join("");
}

/** The beam of a scanner that passes over the row. */
function scanner(part: number): string {
  if (part <= 0 || part >= 1) return "";
  const x = mix(200, 760, part);
  return `<path d="M${x - 22} 70L${x - 74} ${GUM + 6}H${x + 74}L${x + 22} 70Z" fill="${palette.sea}" opacity=".35"/><rect x="${x - 46}" y="20" width="92" height="52" rx="16" fill="${palette.plaster}" ${ink}/><path d="M${x - 22} 72H${x + 22}" stroke="${palette.green}" stroke-width="6"/>`;
}

function draw(second: number): string {
  const seated = during(second, 4.6, 8.4);
  const cap = meanwhile(second, 8.8, 18, 0.8);
  const crowned = during(second, 19.4, 22);
  const top = GUM + 24;
  const turning = second > 4.6 && second < 8.4 ? (8.4 - second) * 2.6 : 0;
  const at = mix(-190, top, seated);
  const channel = during(second, 3.2, 4.6);
  const channelPath = `M452 ${GUM - 2}H508V${top + 20}C508 ${top + 80} 504 ${top + 120} 497 ${top + LENGTH - 10}Q480 ${top + LENGTH + 10} 463 ${top + LENGTH - 10}C456 ${top + 120} 452 ${top + 80} 452 ${top + 20}Z`;
  const light = during(second, 22.4, 23.4);
  return [
    `<defs><clipPath id="bored"><rect x="400" y="${GUM - 10}" width="160" height="${mix(0, 210, channel)}"/></clipPath></defs>`,
    wall(),
    jaw(GUM),
    `<path d="M404 ${GUM - 4}V${GUM + 2}Q480 ${GUM + 15} 556 ${GUM + 2}V${GUM - 4}Z" fill="#F3EADB"/><path d="M400 ${GUM}Q480 ${GUM + 16} 560 ${GUM}" ${ink}/>`,
    channel > 0 ? `<g clip-path="url(#bored)"><path d="${channelPath}" fill="#C99A70" ${ink}/></g>` : "",
    [
      [168, PREMOLAR],
      [316, PREMOLAR],
      [664, MOLAR],
      [856, MOLAR],
    ]
      .map(
        ([x, tooth]) =>
          `<path transform="translate(${x} ${GUM + 6})" d="${tooth}" fill="${matter.enamel}" ${ink}/>`,
      )
      .join(""),
    `<g transform="translate(480 ${top})">${healing(during(second, 11.4, 15.4))}</g>`,
    second > 3.4 ? `<g transform="translate(480 ${at})">${screw(turning)}</g>` : "",
    cap > 0
      ? `<rect x="450" y="${mix(GUM - 120, GUM - 6, cap)}" width="60" height="28" rx="11" fill="${matter.steel}" ${ink} opacity="${cap.toFixed(3)}"/>`
      : "",
    scanner((second - 15.6) / 2.8),
    // The gum closes around the crown.
    `<path d="M396 ${GUM}C420 ${GUM + 10} 540 ${GUM + 10} 564 ${GUM}V${GUM + 31}H396Z" fill="${matter.gum}" opacity="${during(second, 21.6, 22.6).toFixed(3)}"/>`,
    crowned > 0
      ? `<g transform="translate(480 ${mix(-130, GUM + 22, crowned).toFixed(1)})">${POST}<path transform="translate(0 ${mix(-40, -14, during(second, 20.6, 22.2)).toFixed(1)})" d="${CROWN}" fill="#FFFEFB" ${ink}/></g>`
      : "",
    light > 0
      ? [398, 562]
          .map(
            (x) =>
              `<path d="M${x} ${mix(92, 150, 0.5 + 0.5 * Math.sin(second * 4))}V${GUM + 2}" stroke="${palette.green}" stroke-width="4" stroke-linecap="round" opacity="${light.toFixed(3)}"/>`,
          )
          .join("")
      : "",
  ].join("");
}

/** One missing tooth is replaced with an implant, in a section of the jaw. */
export const implant: DrawnFilm = { seconds: 26, posterSecond: 20.6, towards: [480, 280], scene: draw };
