import { archPath } from "./palette.ts";

/** Pixels that a lit drawing extends below its picture, because the filter would light the edge of the drawing. */
export const spill = 200;

/**
 * The light of the renders, for drawings shown beside them: warm, soft, from the upper left. A `form` swells towards
 * the light, a `recess` lies behind its edge, and a `cast` throws a shadow on what is behind it.
 */
export const light = [
  shaded("form", 34, 26, { side: 1, shade: 0.3, shine: 0.34 }),
  shaded("small-form", 12, 9, { side: 1, shade: 0.26, shine: 0.26 }),
  shaded("dark-form", 30, 22, { side: 1, shade: 0.3, shine: 0.13 }),
  shaded("recess", 20, 20, { side: -1, shade: 0.34, shine: 0.5 }),
  cast("cast", 30, 44, 26, 0.34),
  cast("near-cast", 12, 8, 20, 0.3),
  `<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter>`,
  `<filter id="flush" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>`,
  `<clipPath id="opening"><path d="${archPath(400, 1300, 700, 1250)}"/></clipPath>`,
  `<linearGradient id="daylight" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#4A3524" stop-opacity=".16"/></linearGradient>`,
].join("");

/** Draws what is inside as a rounded body. */
export function form(content: string, size: "form" | "small-form" | "dark-form" = "form"): string {
  return content ? `<g filter="url(#${size})">${content}</g>` : "";
}

/** A stepped plaster niche for a portrait of 800 × 1000, its back wall in a colour. */
export function niche(colour: string): string {
  const step = (width: number, height: number, fill: string, tint = 0) =>
    `<g filter="url(#recess)"><path d="${archPath(400, 1300, width, height)}" fill="${fill}"/>${
      tint ? `<path d="${archPath(400, 1300, width, height)}" fill="${colour}" opacity="${tint}"/>` : ""
    }</g>`;
  return [
    step(700, 1250, "#F1E9DD"),
    step(636, 1206, "#EADFD0", 0.35),
    step(572, 1162, colour),
    `<path d="${archPath(400, 1300, 572, 1162)}" fill="url(#daylight)"/>`,
  ].join("");
}

interface Shading {
  side: 1 | -1;
  shade: number;
  shine: number;
}

function shaded(id: string, blur: number, shift: number, { side, shade, shine }: Shading): string {
  const edge = (name: string, by: number, colour: string, opacity: number) =>
    [
      `<feOffset in="soft" dx="${by}" dy="${by * 0.8}" result="${name}-moved"/>`,
      `<feComposite in="SourceAlpha" in2="${name}-moved" operator="out" result="${name}-edge"/>`,
      `<feFlood flood-color="${colour}" flood-opacity="${opacity}" result="${name}-colour"/>`,
      `<feComposite in="${name}-colour" in2="${name}-edge" operator="in" result="${name}"/>`,
    ].join("");
  return `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="soft"/>${edge("shade", -side * shift, "#3D2314", shade)}${edge("shine", side * shift, "#FFF6E6", shine)}<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="shine"/></feMerge></filter>`;
}

function cast(id: string, blur: number, dx: number, dy: number, opacity: number): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="150%" height="150%" color-interpolation-filters="sRGB"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#4A3524" flood-opacity="${opacity}"/></filter>`;
}
