import { palette } from "../draw/palette.ts";
import { type DrawnFilm, during, ink, matter, mix, thin, wall } from "./motion.ts";

interface FrontTooth {
  width: number;
  height: number;
  canine?: boolean;
  /** Its offset before treatment: to the right, down, and turned (degrees). */
  before: readonly [x: number, y: number, turn: number];
}

export const UPPER: readonly FrontTooth[] = [
  { width: 62, height: 118, before: [14, 2, 2] },
  { width: 66, height: 128, before: [12, -2, -5] },
  { width: 76, height: 150, canine: true, before: [26, -34, 9] },
  { width: 70, height: 134, before: [20, 10, -12] },
  { width: 92, height: 156, before: [10, 4, 8] },
  { width: 92, height: 156, before: [-8, -4, -9] },
  { width: 70, height: 134, before: [-18, 8, 11] },
  { width: 76, height: 150, canine: true, before: [-24, -20, -7] },
  { width: 66, height: 128, before: [-10, 2, 6] },
  { width: 62, height: 118, before: [-12, 0, -2] },
];
/** Height of the gum's edge, and of the brackets' slots once all teeth are in line. */
export const GUM = 168;
const SLOT = 246;

export const centres = UPPER.map((tooth, k) => {
  const before = UPPER.slice(0, k).reduce((sum, { width }) => sum + width, 0);
  const all = UPPER.reduce((sum, { width }) => sum + width, 0);
  return 480 - all / 2 + before + tooth.width / 2;
});

interface Placed {
  x: number;
  y: number;
  turn: number;
}

/** Position of a tooth; `straight` goes from 0 to 1. */
function placed(k: number, straight: number): Placed {
  const [x, y, turn] = UPPER[k]?.before ?? [0, 0, 0];
  const left = 1 - straight;
  return { x: (centres[k] ?? 0) + x * left, y: y * left, turn: turn * left };
}

/** A tooth from the front, its neck at height 0 and its edge below. */
export function toothPath({ width, height, canine }: FrontTooth): string {
  const w = width / 2 - 1;
  const tip = canine
    ? `L${w * 0.3} ${height}Q0 ${height + 8} ${-w * 0.3} ${height}L${-w * 0.92} ${height - 24}`
    : `Q${w * 0.96} ${height} ${w * 0.6} ${height}H${-w * 0.66}Q${-w * 0.96} ${height} ${-w * 0.96} ${height - 22}`;
  return `M${-w * 0.72} -14Q0 -46 ${w * 0.72} -14C${w} 30 ${w * 1.02} 60 ${w * 0.96} ${height - 24}${tip}C${-w * 1.02} 60 ${-w} 30 ${-w * 0.72} -14Z`;
}

/** The gum: one band with an arch over every tooth. */
export function gum(places: readonly Placed[], colour: string = matter.gum): string {
  const arches = UPPER.map(({ width }, k) => {
    const { x = 0, y = 0 } = places[k] ?? {};
    const [left, right, r] = [x - width * 0.43, x + width * 0.43, width * 0.43];
    return `<path d="M${left} ${GUM + y + 140}V${GUM + y + 6}A${r} 36 0 0 1 ${right} ${GUM + y + 6}V${GUM + y + 140}Z"/>`;
  }).join("");
  return `<defs><mask id="gum" maskUnits="userSpaceOnUse" x="0" y="-100" width="960" height="640"><rect y="-100" width="960" height="640" fill="#fff"/><g fill="#000">${arches}</g></mask></defs><g mask="url(#gum)"><path d="M40 -80H920V${GUM - 4}Q900 ${GUM + 16} 860 ${GUM + 16}H100Q60 ${GUM + 16} 40 ${GUM - 4}Z" fill="${colour}" ${ink}/></g>`;
}

function bracket(shown: number): string {
  const size = mix(0.4, 1, shown);
  const wing = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="11" height="11" rx="3" fill="${matter.steel}" ${thin}/>`;
  return `<g opacity="${shown.toFixed(3)}" transform="scale(${size.toFixed(3)})"><rect x="-17" y="-15" width="34" height="30" rx="6" fill="${matter.steelDark}" ${thin}/>${wing(-15, -17)}${wing(4, -17)}${wing(-15, 6)}${wing(4, 6)}</g>`;
}

/** A smooth line through points, as an SVG path. */
function through(points: readonly (readonly [number, number])[]): string {
  const at = (k: number) => points[Math.min(Math.max(k, 0), points.length - 1)] ?? ([0, 0] as const);
  const parts = points.slice(1).map((_, k) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    return `C${(bx + (cx - ax) / 6).toFixed(1)} ${(by + (cy - ay) / 6).toFixed(1)} ${(cx - (dx - bx) / 6).toFixed(1)} ${(cy - (dy - by) / 6).toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)}`;
  });
  const [x, y] = at(0);
  return `M${x.toFixed(1)} ${y.toFixed(1)}${parts.join("")}`;
}

/** Visits as marks on a ruler that light up one after another. */
function visits(passed: number, shown: number): string {
  const marks = Array.from({ length: 13 }, (_, k) => {
    const x = 240 + k * 40;
    const done = passed * 12 >= k - 0.01;
    return `<path d="M${x} 486V${k % 6 === 0 ? 456 : 468}" stroke="${done ? palette.terracotta : palette.stone}" stroke-width="4" stroke-linecap="round"/>`;
  }).join("");
  return `<g opacity="${shown.toFixed(3)}"><path d="M240 486H720" stroke="${palette.stone}" stroke-width="3"/>${marks}<circle cx="${mix(240, 720, passed)}" cy="486" r="9" fill="${palette.terracotta}" ${ink}/></g>`;
}

function draw(second: number): string {
  const straight = during(second, 11.6, 18.4);
  const off = during(second, 19.4, 21);
  const places = UPPER.map((_, k) => placed(k, straight));
  const teeth = UPPER.map((tooth, k) => ({ tooth, k, place: places[k] ?? { x: 0, y: 0, turn: 0 } }));
  // Teeth behind others are drawn first.
  const order = [...teeth].sort(
    (a, b) => Number(a.k % 5 === 3 || a.k === 6 ? 0 : 1) - Number(b.k % 5 === 3 || b.k === 6 ? 0 : 1),
  );
  const slots = places.map(({ x, y, turn }) => {
    const angle = (turn * Math.PI) / 180;
    const arm = SLOT - GUM;
    return [x - arm * Math.sin(angle), GUM + y + arm * Math.cos(angle)] as const;
  });
  const wired = during(second, 8.4, 11);
  const wireEnd = mix(120, 850, wired);
  const retained = during(second, 21.8, 23.6);
  const brackets = slots
    .map(([x, y], k) => {
      const shown = during(second, 3.8 + k * 0.38, 4.4 + k * 0.38) * (1 - off);
      return shown > 0
        ? `<g transform="translate(${x.toFixed(1)} ${(y + 90 * off ** 2).toFixed(1)}) rotate(${((places[k]?.turn ?? 0) + 24 * off * (k % 2 ? 1 : -1)).toFixed(1)})">${bracket(shown)}</g>`
        : "";
    })
    .join("");
  const tray = UPPER.map(
    (tooth, k) =>
      `<path transform="translate(${centres[k]} ${GUM}) scale(1.06 1.03)" d="${toothPath(tooth)}"/>`,
  ).join("");
  return [
    `<defs><clipPath id="threaded"><rect width="${wireEnd}" height="540"/></clipPath></defs>`,
    wall(),
    '<g transform="translate(480 40) scale(1.12) translate(-480 0)">',
    order
      .map(
        ({ tooth, place }) =>
          `<path transform="translate(${place.x.toFixed(2)} ${(GUM + place.y).toFixed(2)}) rotate(${place.turn.toFixed(2)})" d="${toothPath(tooth)}" fill="${matter.enamel}" ${ink}/>`,
      )
      .join(""),
    gum(places),
    brackets,
    wired > 0 && off < 1
      ? `<g clip-path="url(#threaded)" opacity="${(1 - off).toFixed(3)}" transform="translate(0 ${(90 * off ** 2).toFixed(1)})"><path d="${through(slots)}" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/><path d="${through(slots)}" stroke="#E4EAEC" stroke-width="3.5" stroke-linecap="round"/></g>`
      : "",
    retained > 0
      ? `<g transform="translate(0 ${mix(220, 0, retained)})" opacity="${(0.75 * retained).toFixed(3)}"><g fill="${palette.sea}" fill-opacity=".22" stroke="${palette.green}" stroke-width="2" stroke-opacity=".6">${tray}</g></g>`
      : "",
    "</g>",
    visits(straight, during(second, 11, 11.8) * (1 - during(second, 18.8, 19.6))),
  ].join("");
}

/** How braces straighten teeth: the upper row from the front. */
export const braces: DrawnFilm = { seconds: 26, posterSecond: 12.6, towards: [480, 250], scene: draw };
