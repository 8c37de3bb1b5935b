import { form, light } from "./light.ts";
import { archPath, palette, svg } from "./palette.ts";

const width = 960;
const height = 640;
const ground = 548;

/** The door at the side of the Kurla branch, in the light of the renders beside which it is shown. */
export function sideDoor(): string {
  const gradient = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".6"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const step = (breadth: number, tall: number, fill: string) =>
    `<g filter="url(#recess)"><path d="${archPath(420, ground, breadth, tall)}" fill="${fill}"/></g>`;
  const panel = (x: number, y: number, tall: number) =>
    `<rect x="${x}" y="${y}" width="78" height="${tall}" rx="4" fill="${palette.greenDark}"/>`;
  const leaf = (turn: number) =>
    `<path d="M820 476C806 420 812 372 ${820 + turn} ${340 + Math.abs(turn) * 0.5}C${824 + turn * 0.4} 400 834 430 828 476Z" fill="${palette.green}"/>`;
  return svg(
    width,
    height,
    [
      `<defs>${light}${gradient("wall", "#F4ECDF", "#DCCDB6")}${gradient("floor", "#EFE4D0", "#D8C6A8")}<radialGradient id="glow"><stop stop-color="#FFE6B0"/><stop offset="1" stop-color="#FFE6B0" stop-opacity="0"/></radialGradient></defs>`,
      `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
      `<rect y="${ground - 34}" width="${width}" height="34" fill="#D9CAB2"/>`,
      `<rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#floor)"/>`,
      step(372, 470, "#F1E9DD"),
      step(328, 440, "#E6D9C6"),
      step(284, 412, palette.green),
      `<path d="${archPath(420, 330, 170, 160)}" fill="#F6DDA6"/><path d="M420 330V170M335 262H505" stroke="${palette.greenDark}" stroke-width="7"/>`,
      panel(328, 372, 140) + panel(434, 372, 140),
      form(`<rect x="532" y="352" width="13" height="62" rx="6" fill="${palette.ochre}"/>`, "small-form"),
      // The mat lies flat: there is no step.
      `<path d="M290 ${ground + 6}H550L576 ${ground + 50}H264Z" fill="${palette.terracotta}" opacity=".85"/>`,
      `<circle cx="178" cy="268" r="120" fill="url(#glow)" opacity=".8"/>`,
      form(`<rect x="164" y="232" width="28" height="72" rx="14" fill="#FFF6E3"/>`, "small-form"),
      // The bell.
      `${form(`<rect x="636" y="352" width="36" height="58" rx="8" fill="${palette.plaster}"/>`, "small-form")}<circle cx="654" cy="381" r="9" fill="${palette.terracotta}"/>`,
      form([-72, -40, -8, 30, 66].map(leaf).join("")),
      form(`<path d="M776 472H872L858 ${ground + 22}H790Z" fill="${palette.terracotta}"/>`, "small-form"),
    ].join(""),
  );
}
