import { centres, gum, toothPath, UPPER, GUM as UPPER_GUM } from "../films/braces.ts";
import { GUM, MOLAR, CROWN as NARROW_CROWN, PREMOLAR, screw } from "../films/implant.ts";
import { ink, jaw, matter, thin, wall } from "../films/motion.ts";
import { CROWN, ENAMEL, PULP, rootCanal, TOOTH } from "../films/root-canal.ts";

/**
 * A picture of a pair.
 *
 * @param centre where the change is: the handle starts in the middle
 * @param wide width of the visible part of the scene
 */
function pair(content: string, centre: number, top: number, wide: number): string {
  const high = wide / 1.6;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800" viewBox="${centre - wide / 2} ${top} ${wide} ${high}" fill="none">${content}</svg>`;
}

/** A sore tooth with decay; the same tooth with filled canals and a crown. */
const canals = (after: boolean) => pair(rootCanal.scene(after ? rootCanal.seconds : 5), 530, 66, 720);

/** A tooth whose crown has broken off on one side; the same tooth with a ceramic crown. */
function broken(after: boolean): string {
  const edge = "M330 40H470L486 132L462 168L470 196L440 214L414 232L330 250Z";
  const tooth = [
    `<defs><mask id="rest" maskUnits="userSpaceOnUse" x="300" y="0" width="360" height="540"><rect x="300" width="360" height="540" fill="#fff"/>${after ? "" : `<path d="${edge}" fill="#000"/>`}</mask><clipPath id="whole"><path d="${TOOTH}"/></clipPath></defs>`,
    `<g mask="url(#rest)"><path d="${TOOTH}" fill="${matter.dentine}" ${ink}/><path d="${ENAMEL}" fill="${matter.enamel}" ${thin}/><path d="${PULP}" fill="${matter.pulp}" ${thin}/></g>`,
    after
      ? `<path d="${CROWN}" fill="#FFFEFB" ${ink}/>`
      : `<g clip-path="url(#whole)"><path d="M486 126L462 168L470 196L440 214L414 232L402 236" stroke="${matter.decay}" stroke-width="9" stroke-linejoin="round"/></g>`,
  ].join("");
  return pair(`${wall()}${jaw(262)}${tooth}`, 480, 66, 720);
}

/** Three missing teeth in a row; a bridge on two implants in their place. */
function several(after: boolean): string {
  const whole = [
    [130, PREMOLAR],
    [790, PREMOLAR],
  ].map(
    ([x, path]) =>
      `<path transform="translate(${x} ${GUM + 6})" d="${path}" fill="${matter.enamel}" ${ink}/>`,
  );
  const dip = `<path d="M190 ${GUM - 4}V${GUM + 3}Q460 ${GUM + 20} 730 ${GUM + 3}V${GUM - 4}Z" fill="#F3EADB"/><path d="M176 ${GUM}Q460 ${GUM + 22} 744 ${GUM}" ${ink}/>`;
  const implants = [306, 614].map((x) => `<g transform="translate(${x} ${GUM + 24})">${screw(0)}</g>`);
  const crowns = [306, 460, 614].map(
    (x) =>
      `<path transform="translate(${x} ${GUM + 10}) scale(1.04 1)" d="${NARROW_CROWN}" fill="#FFFEFB" ${ink}/>`,
  );
  const gums = `<path d="M170 ${GUM}H750V${GUM + 31}H170Z" fill="${matter.gum}"/><path d="M170 ${GUM}H750" ${ink}/>`;
  return pair(
    `${wall()}${jaw(GUM)}${whole.join("")}${after ? [...implants, gums, ...crowns].join("") : dip}`,
    460,
    76,
    700,
  );
}

/** Upper teeth with hard deposits and sore gums; the same teeth clean. */
function tartar(after: boolean): string {
  const teeth = UPPER.map((tooth, k) => {
    const w = tooth.width / 2;
    const deposit = after
      ? ""
      : `<path clip-path="url(#t${k})" d="M${-w} -40H${w}V${14 + ((k * 37) % 16)}Q${w * 0.4} ${34 + ((k * 23) % 14)} 0 ${18 + ((k * 13) % 12)}Q${-w * 0.5} ${36 - ((k * 11) % 12)} ${-w} ${16 + ((k * 29) % 14)}Z" fill="#C7A161"/>`;
    return `<g transform="translate(${centres[k]} ${UPPER_GUM})"><clipPath id="t${k}"><path d="${toothPath(tooth)}"/></clipPath><path d="${toothPath(tooth)}" fill="${after ? matter.enamel : "#FBF3DF"}"/>${deposit}<path d="${toothPath(tooth)}" ${ink}/></g>`;
  });
  const places = UPPER.map((_, k) => ({ x: centres[k] ?? 0, y: after ? 0 : 9, turn: 0 }));
  const swollen = after
    ? ""
    : UPPER.map(
        ({ width }, k) =>
          `<path d="M${(centres[k] ?? 0) - width * 0.43} ${UPPER_GUM + 15}A${width * 0.43} 36 0 0 1 ${(centres[k] ?? 0) + width * 0.43} ${UPPER_GUM + 15}" stroke="${matter.sore}" stroke-width="9" stroke-opacity=".75" stroke-linecap="round"/>`,
      ).join("");
  return pair(
    `${wall()}${teeth.join("")}${gum(places, after ? matter.gum : "#D98378")}${swollen}`,
    480,
    60,
    600,
  );
}

/** A wisdom tooth that lies against its neighbour; the same place healed without it. */
function wisdom(after: boolean): string {
  const row = [
    [250, PREMOLAR],
    [420, MOLAR],
  ].map(
    ([x, path]) =>
      `<path transform="translate(${x} ${GUM + 6})" d="${path}" fill="${matter.enamel}" ${ink}/>`,
  );
  const lying = `<path d="M496 ${GUM + 2}Q560 ${GUM - 26} 640 ${GUM + 4}V${GUM + 30}H496Z" fill="${matter.gum}"/><path d="M486 ${GUM + 1}Q560 ${GUM - 26} 640 ${GUM}" ${ink}/><ellipse cx="574" cy="${GUM + 56}" rx="92" ry="74" fill="${matter.sore}" opacity=".28"/><path transform="translate(612 ${GUM + 78}) rotate(-62) scale(.92)" d="${MOLAR}" fill="${matter.enamel}" ${ink}/>`;
  return pair(`${wall()}${jaw(GUM)}${row.join("")}${after ? "" : lying}`, 560, 90, 640);
}

/** Drawn pairs, by the slug of their smile. */
const drawnPairs: Record<string, (after: boolean) => string> = {
  "root-canal": canals,
  "broken-molar": broken,
  "several-implants": several,
  tartar,
  "wisdom-tooth": wisdom,
};

export const pairPictures: Record<string, () => string> = Object.fromEntries(
  Object.entries(drawnPairs).flatMap(([name, draw]) => [
    [`${name}-before`, () => draw(false)],
    [`${name}-after`, () => draw(true)],
  ]),
);
