import { palette } from "../draw/palette.ts";
import { type DrawnFilm, during, ink, jaw, matter, meanwhile, mix, thin, wall } from "./motion.ts";

export const GUM = 262;
export const TOOTH =
  "M398 268C370 238 354 176 368 132C378 100 414 96 432 120Q456 142 480 134Q504 142 528 120C546 96 582 100 592 132C606 176 590 238 562 268C572 326 570 404 550 474C544 492 528 490 524 472C516 418 510 366 498 338Q480 316 462 338C450 366 444 418 436 472C432 490 416 492 410 474C390 404 388 326 398 268Z";
export const ENAMEL =
  "M398 268C370 238 354 176 368 132C378 100 414 96 432 120Q456 142 480 134Q504 142 528 120C546 96 582 100 592 132C606 176 590 238 562 268C562 230 568 196 558 168C550 142 530 146 520 158Q500 172 480 166Q460 172 440 158C430 146 410 142 402 168C392 196 398 230 398 268Z";
export const PULP =
  "M446 252C436 232 434 210 440 200C448 190 458 208 468 212Q480 208 492 212C502 208 512 190 520 200C526 210 524 232 514 252C524 304 542 388 538 464L533 464C526 392 512 316 500 286Q480 266 460 286C448 316 434 392 427 464L422 464C418 388 436 304 446 252Z";
const DECAY =
  "M520 126C532 106 560 104 574 120C580 140 556 158 546 174C538 190 530 204 518 210C508 206 514 190 514 174C508 158 512 140 520 126Z";
/** The opening from above: all decay and the roof of the pulp are gone. */
const OPENING =
  "M446 96H586V124C574 150 554 168 540 190C530 210 524 232 514 254Q480 268 446 254C434 232 430 206 436 190Z";
/** The cap is a little larger than the crown that it covers. */
export const CROWN =
  "M400 258C366 232 350 176 363 130C374 94 415 90 434 114Q457 134 480 127Q503 134 526 114C545 90 586 94 597 130C610 176 594 232 560 258Q520 268 480 262Q440 268 400 258Z";

const CANALS = [
  { x: 444, lean: 7 },
  { x: 516, lean: -7 },
] as const;

/** A file in a canal; `depth` is 0 above the tooth, and 1 at the tip of the root. */
function file({ x, lean }: (typeof CANALS)[number], depth: number): string {
  const y = mix(-420, 0, depth);
  const thread = Array.from({ length: 15 }, (_, k) => {
    const at = 250 + k * 13;
    return `<path d="M${x - 5 + k * 0.2} ${at}l${10 - k * 0.4} 7" stroke="${matter.steelDark}" stroke-width="2"/>`;
  }).join("");
  return `<g transform="rotate(${lean} ${x} 300) translate(0 ${y})"><path d="M${x - 5} 120H${x + 5}L${x + 2} 458H${x - 2}Z" fill="${matter.steel}" ${thin}/>${thread}<rect x="${x - 15}" y="58" width="30" height="64" rx="9" fill="${palette.ochre}" ${ink}/></g>`;
}

function drill(y: number): string {
  return `<g transform="translate(0 ${y})"><path d="M488 -200H512V20H488Z" fill="${matter.steel}" ${ink}/><path d="M494 20H506V84H494Z" fill="${matter.steelDark}" ${thin}/><path d="M490 84Q500 76 510 84L508 108Q500 116 492 108Z" fill="${matter.steel}" ${thin}/></g>`;
}

/** Drops of disinfectant that fall into the opening. */
function drops(second: number, shown: number): string {
  return [0, 1, 2, 3]
    .map((k) => {
      const fall = (second * 0.9 + k * 0.27) % 1;
      return `<path transform="translate(${466 + k * 10} ${mix(60, 236, fall)})" d="M0 -9C6 0 6 7 0 8C-6 7 -6 0 0 -9Z" fill="${palette.sea}" opacity="${(shown * (1 - fall ** 4)).toFixed(3)}"/>`;
    })
    .join("");
}

function draw(second: number): string {
  const decayed = during(second, 0.6, 3.6);
  const sore = during(second, 2.6, 4.2);
  const ache = sore * (0.75 + 0.25 * Math.sin(second * 5)) * (1 - during(second, 5.2, 6.4));
  const sheet = during(second, 6.2, 7.6) * (1 - during(second, 20.4, 21.4));
  const opened = during(second, 8.6, 10.6);
  const cleaned = during(second, 12.2, 15.8);
  const filled = during(second, 16.6, 19);
  const sealed = during(second, 19.2, 20.2);
  const capped = during(second, 22, 24);
  const canals = `<path d="${PULP}" fill="#FFF8EA" ${thin}/><g clip-path="url(#left)"><path d="${PULP}" fill="${matter.pulp}"/><path d="${PULP}" fill="${matter.sore}" opacity="${sore.toFixed(3)}"/></g><g clip-path="url(#risen)"><path d="${PULP}" fill="#E2785A"/></g><path d="${PULP}" ${thin}/>`;
  const tips = [424, 536]
    .map(
      (x) =>
        `<circle cx="${x}" cy="486" r="${(16 + 20 * ache).toFixed(1)}" fill="${matter.sore}" opacity="${(0.42 * ache).toFixed(3)}"/>`,
    )
    .join("");
  const work = CANALS.map((canal, k) => {
    const beginSecond = 11.4 + k * 2.1;
    const shown = meanwhile(second, beginSecond, beginSecond + 2.5, 0.7);
    return shown > 0 ? file(canal, shown * (0.93 + 0.07 * Math.sin(second * 9))) : "";
  }).join("");
  const bur = meanwhile(second, 7.9, 11, 0.9);
  return [
    `<defs><clipPath id="tooth"><path d="${TOOTH}"/></clipPath><clipPath id="grown"><circle cx="552" cy="108" r="${(150 * decayed).toFixed(1)}"/></clipPath><clipPath id="left"><rect x="380" y="${mix(180, 480, cleaned)}" width="200" height="320"/></clipPath><clipPath id="risen"><rect x="380" y="${mix(480, 246, filled)}" width="200" height="300"/></clipPath><clipPath id="cut"><rect x="340" y="60" width="280" height="${mix(0, 212, opened).toFixed(1)}"/></clipPath></defs>`,
    wall(),
    jaw(GUM),
    tips,
    `<path d="${TOOTH}" fill="${matter.dentine}" ${ink}/><path d="${ENAMEL}" fill="${matter.enamel}" ${thin}/>`,
    canals,
    `<g clip-path="url(#tooth)"><g clip-path="url(#grown)"><path d="${DECAY}" fill="${matter.decay}" opacity="${1 - during(second, 10, 10.6)}"/></g></g>`,
    opened > 0
      ? `<g clip-path="url(#cut)"><path d="${OPENING}" fill="#F3EADB"/><path d="M443 130L436 190C430 206 434 232 446 254M584 120C574 150 554 168 540 190C530 210 524 232 514 254" ${thin}/></g>`
      : "",
    sealed > 0
      ? `<g clip-path="url(#tooth)" opacity="${sealed.toFixed(3)}"><path d="${OPENING}" fill="#FBF4E4" ${thin}/></g>`
      : "",
    sealed > 0 ? `<path d="${TOOTH}" ${ink} opacity="${sealed.toFixed(3)}"/>` : "",
    drops(second, meanwhile(second, 12.4, 16, 0.6)),
    bur > 0 ? drill(mix(-160, 92 + 40 * opened, bur)) : "",
    work,
    sheet > 0
      ? `<g transform="translate(0 ${mix(330, 0, sheet)})"><path d="M-10 234Q200 236 350 248Q392 254 396 236Q400 224 384 226Q372 222 372 236Q360 240 340 236Q200 222 -10 222Z" fill="${palette.green}" ${ink}/><path d="M970 234Q760 236 610 248Q568 254 564 236Q560 224 576 226Q588 222 588 236Q600 240 620 236Q760 222 970 222Z" fill="${palette.green}" ${ink}/></g>`
      : "",
    capped > 0
      ? `<g transform="translate(0 ${mix(-260, 0, capped)})"><path d="${CROWN}" fill="#FFFEFB" ${ink}/><path d="M384 150C388 122 406 116 420 124M392 214C384 196 380 180 381 168" stroke="${palette.greenSoft}" stroke-width="6" stroke-linecap="round"/></g>`
      : "",
  ].join("");
}

/** A root canal treatment, in a section of the tooth. */
export const rootCanal: DrawnFilm = { seconds: 27, posterSecond: 14.4, towards: [480, 260], scene: draw };
