import { palette } from "../draw/palette.ts";

/** Size of every film in pixels. */
export const FILM_SIZE = { width: 960, height: 540 } as const;

/** A drawn film. Its frames keep no state, so each can be drawn alone. */
export interface DrawnFilm {
  seconds: number;
  /** The one that the poster shows. */
  posterSecond: number;
  /** The point that the film slowly zooms in on. */
  towards: readonly [x: number, y: number];
  /** One frame, as SVG elements on {@link FILM_SIZE}. */
  scene: (second: number) => string;
}

/** Eased progress from 0 to 1 between two seconds. */
export function during(second: number, beginSecond: number, endSecond: number): number {
  const part = Math.min(Math.max((second - beginSecond) / (endSecond - beginSecond), 0), 1);
  return part * part * (3 - 2 * part);
}

/** Fades from 0 to 1 and back: 1 while it lasts. */
export function meanwhile(second: number, beginSecond: number, endSecond: number, fadeSeconds = 0.5): number {
  const shown = during(second, beginSecond, beginSecond + fadeSeconds);
  return shown * (1 - during(second, endSecond - fadeSeconds, endSecond));
}

/** Linear interpolation. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

export const ink = `stroke="${palette.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

/** The outline of small parts. */
export const thin = `stroke="${palette.ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;

/** Materials that only films need. */
export const matter = {
  enamel: "#FFFDF8",
  dentine: "#F3DFB4",
  bone: "#EAD7B3",
  pore: "#D2B484",
  gum: "#E0A091",
  pulp: "#D98572",
  sore: "#B8372C",
  decay: "#5A3A24",
  steel: "#B9C2C6",
  steelDark: "#7F8C92",
} as const;

/** A pseudo-random number that is the same each time. */
function scattered(index: number): number {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Gum over spongy bone, cut open, across the whole width; `gum` is the height of its edge. */
export function jaw(gum: number): string {
  const pores = Array.from({ length: 300 }, (_, k) => {
    const [x, y, r] = [
      scattered(k) * 960,
      gum + 52 + scattered(k + 400) * (540 - gum),
      2 + 4 * scattered(k + 800),
    ];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`;
  }).join("");
  return [
    `<rect x="-10" y="${gum + 30}" width="980" height="${560 - gum}" fill="${matter.bone}"/>`,
    `<g fill="${matter.pore}" fill-opacity=".5">${pores}</g>`,
    `<rect x="-10" y="${gum + 30}" width="980" height="16" fill="#F6EAD2" ${ink}/>`,
    `<path d="M-10 ${gum}H970V${gum + 32}H-10Z" fill="${matter.gum}" ${ink}/>`,
  ].join("");
}

/** The backdrop: the clinic's arches. */
export function wall(): string {
  const arch = (width: number, top: number, fill: string) =>
    `<path d="M${480 - width / 2} 560V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${480 + width / 2} ${top + width / 2}V560Z" fill="${fill}"/>`;
  return `<rect width="960" height="540" fill="${palette.plaster}"/>${arch(900, 20, "#F7F1E6")}${arch(760, 64, "#F3EADB")}`;
}

/** Zoom factor at the end of a film. */
const APPROACH = 1.06;

export function frameOf({ seconds, towards: [x, y], scene }: DrawnFilm, second: number): string {
  const zoom = mix(1, APPROACH, second / seconds).toFixed(5);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540" fill="none"><g transform="translate(${x} ${y}) scale(${zoom}) translate(${-x} ${-y})">${scene(second)}</g></svg>`;
}
