import { form, light, niche, spill } from "./light.ts";
import { palette, svg } from "./palette.ts";
import staff from "./people.json" with { type: "json" };

/** What varies between portraits. */
interface Look {
  skin: keyof typeof skins;
  hair: string;
  style: keyof typeof hairStyles;
  clothes: string;
  cut: "round" | "collar" | "coat" | "tunic";
  /** Colour of the niche. */
  arch: keyof typeof palette;
  scarf?: string;
  glasses?: "round" | "thin" | "square";
  beard?: "full" | "short" | "moustache";
  beardColour?: string;
  older?: boolean;
  slim?: boolean;
}

const skins = {
  light: { base: "#E2B48E", shade: "#CF9A73", lip: "#B5654F" },
  warm: { base: "#CF9A6C", shade: "#B98155", lip: "#9F5443" },
  brown: { base: "#B47C51", shade: "#9C673F", lip: "#874636" },
  deep: { base: "#8E5C3B", shade: "#774A2D", lip: "#6B362B" },
} as const;

/** Hair behind the head and in front of it. The crown of the head is at y = 236. */
const hairStyles = {
  none: () => ["", ""],
  bald: () => ["", ""],
  crop: (c: string) => [
    "",
    `<path d="M268 410C258 300 300 226 400 224C500 226 542 300 532 410C524 372 512 336 496 318C440 300 360 300 304 318C288 336 276 372 268 410Z" fill="${c}"/>`,
  ],
  side: (c: string) => [
    "",
    `<path d="M266 404C252 292 306 214 410 218C506 220 546 296 534 404C526 366 516 344 500 326C440 330 366 318 330 282C316 306 284 340 266 404Z" fill="${c}"/>`,
  ],
  curls: (c: string) => [
    "",
    `<path d="M266 396C248 380 250 344 266 326C262 290 286 254 318 248C334 222 374 210 400 220C432 206 470 220 484 246C518 254 542 288 536 326C552 346 550 380 534 396C530 360 514 336 494 322C470 334 444 318 424 326C396 314 366 334 342 320C312 318 276 352 266 396Z" fill="${c}"/>`,
  ],
  bob: (c: string) => [
    `<path d="M250 560C226 430 236 218 400 216C564 218 574 430 550 560C520 580 480 576 470 560H330C320 576 280 580 250 560Z" fill="${c}"/>`,
    `<path d="M262 470C256 372 262 300 300 270C350 236 452 232 500 270C538 300 544 372 538 470C530 400 520 356 498 330C440 324 392 308 362 280C346 318 290 340 262 470Z" fill="${c}"/>`,
  ],
  fringe: (c: string) => [
    `<path d="M254 640C228 470 232 218 400 216C568 218 572 470 546 640C516 654 490 650 478 630H322C310 650 284 654 254 640Z" fill="${c}"/>`,
    `<path d="M262 460C256 340 290 244 400 242C510 244 544 340 538 460C532 420 526 392 520 370H280C274 392 268 420 262 460Z" fill="${c}"/>`,
  ],
  long: (c: string) => [
    `<path d="M246 760C206 560 218 214 400 212C582 214 594 560 554 760C512 776 486 760 480 720H320C314 760 288 776 246 760Z" fill="${c}"/>`,
    `<path d="M262 470C250 350 286 246 396 240C400 300 320 330 292 372C274 402 266 430 262 470ZM538 470C550 350 514 246 396 240C404 296 478 330 508 372C526 402 534 430 538 470Z" fill="${c}"/>`,
  ],
  wavy: (c: string) => [
    `<path d="M240 700C206 664 246 620 228 570C210 520 240 480 236 420C230 290 296 210 400 210C504 210 570 290 564 420C560 480 590 520 572 570C554 620 594 664 560 700C530 716 496 704 486 676H314C304 704 270 716 240 700Z" fill="${c}"/>`,
    `<path d="M262 462C254 350 292 250 420 240C414 296 330 332 296 376C276 404 268 430 262 462ZM538 462C546 350 510 252 420 240C432 300 486 330 508 372C526 402 534 430 538 462Z" fill="${c}"/>`,
  ],
  bun: (c: string) => [
    `<circle cx="400" cy="196" r="66" fill="${c}"/><path d="M262 470C244 330 290 214 400 214C510 214 556 330 538 470Z" fill="${c}"/>`,
    `<path d="M264 440C256 330 296 240 400 238C504 240 544 330 536 440C526 380 504 330 400 300C296 330 274 380 264 440Z" fill="${c}"/>`,
  ],
  short: (c: string) => [
    `<path d="M256 470C230 330 280 208 400 206C520 208 570 330 544 470Z" fill="${c}"/>`,
    `<path d="M262 440C248 320 296 232 404 230C508 232 552 320 538 440C530 392 518 360 502 342C446 350 384 330 356 296C340 336 284 352 262 440Z" fill="${c}"/>`,
  ],
} as const satisfies Record<string, (colour: string) => string[]>;

/** Everybody who works at the clinic, by slug. */
const looks = staff as Record<string, Look>;

export const people = Object.keys(looks);

const HEIGHT = 1000;

/** The part of the drawing's height that is published. */
export const PORTRAIT_SHARE = HEIGHT / (HEIGHT + spill);

/** Portrait of one person: head and shoulders in a niche, 800 × 1000. */
export function drawPerson(name: string): string {
  const look = looks[name];
  if (!look) throw new Error(`No portrait is described for ${name}`);
  return svg(
    800,
    HEIGHT + spill,
    `<defs>${light}</defs><rect width="800" height="${HEIGHT + spill}" fill="${palette.plaster}"/>${niche(palette[look.arch])}${figure(look)}`,
  );
}

/** Head and shoulders, for a niche. */
function figure(look: Look): string {
  const skin = skins[look.skin];
  const turban = look.scarf?.startsWith("turban:") ? look.scarf.slice(7) : undefined;
  const [behind, before] = hairStyles[look.style](look.hair) as [string, string];
  const jaw = look.slim ? 122 : 130;
  const head = `M${400 - jaw - 4} 400C${400 - jaw - 8} 292 330 234 400 234C470 234 ${400 + jaw + 8} 292 ${400 + jaw + 4} 400C${400 + jaw + 4} 508 ${look.slim ? 452 : 462} 604 400 606C${look.slim ? 348 : 338} 604 ${400 - jaw - 4} 508 ${400 - jaw - 4} 400Z`;
  const scarf = turban ? undefined : look.scarf;
  const ears = [-1, 1]
    .map((side) => `<ellipse cx="${400 + side * (jaw + 4)}" cy="428" rx="22" ry="36" fill="${skin.base}"/>`)
    .join("");
  const neck = `<path d="M340 540H460V690C440 730 360 730 340 690Z" fill="${skin.base}"/>`;
  const parts = [
    `<clipPath id="head"><path d="${head}"/></clipPath>`,
    `<g clip-path="url(#opening)"><g filter="url(#cast)">`,
    scarf ? "" : form(behind, "dark-form"),
    `<g transform="translate(0 -66)">${form(clothes(look, skin))}${scarf ? "" : form(neck, "small-form")}${neckline(look)}</g>`,
    scarf ? form(scarfBehind(scarf)) : "",
    `<g filter="url(#near-cast)">${scarf ? "" : form(ears, "small-form")}${form(`<path d="${head}" fill="${skin.base}"/>`)}</g>`,
    `<g clip-path="url(#head)">`,
    `<path d="M480 220C540 320 540 520 430 620H620V220Z" fill="${skin.shade}" opacity=".7" filter="url(#soft)"/>`,
    look.beard && look.beard !== "moustache" ? form(beard(look), "dark-form") : "",
    "</g>",
    face(look, skin),
    before ? `<g transform="translate(0 -9)" filter="url(#near-cast)">${form(before, "dark-form")}</g>` : "",
    turban ? `<g filter="url(#near-cast)">${form(drawTurban(turban))}</g>` : "",
    scarf ? `<g filter="url(#near-cast)">${form(scarfFront(scarf))}</g>` : "",
    look.glasses ? glasses(look.glasses) : "",
    "</g></g>",
  ];
  return parts.join("");
}

function clothes({ clothes: colour, cut }: Look, skin: { base: string }): string {
  const body = `<path d="M86 1300V1010C96 850 150 760 330 712H470C650 760 704 850 714 1010V1300Z" fill="${colour}"/>`;
  if (cut === "coat") return `${body}<path d="M338 706L400 900L462 706Z" fill="#6E9691"/>`;
  if (cut === "tunic") return `${body}<path d="M340 700L400 800L460 700Z" fill="${skin.base}"/>`;
  return body;
}

function neckline({ cut, clothes: colour }: Look): string {
  switch (cut) {
    case "collar":
      return `<path d="M330 690L290 730L372 810L400 742L428 810L510 730L470 690L400 742Z" fill="${colour}"/><path d="M330 690L290 730L372 810L400 742ZM470 690L510 730L428 810L400 742Z" fill="#fff" opacity=".22"/><path d="M400 752V1300" stroke="#000" stroke-opacity=".18" stroke-width="3"/>`;
    case "coat":
      return `<path d="M332 694L282 740L352 860L396 940V1300H404V940L448 860L518 740L468 694L400 890Z" fill="#FFFDF8"/><path d="M332 694L282 740L352 860L400 900ZM468 694L518 740L448 860L400 900Z" fill="#EDE5D8"/>`;
    case "tunic":
      return `<path d="M334 696L316 716L400 834L484 716L466 696L400 800Z" fill="#fff" opacity=".35"/>`;
    default:
      return `<path d="M318 706C340 770 460 770 482 706" stroke="#fff" stroke-opacity=".3" stroke-width="12"/>`;
  }
}

function face({ older, beard: kind, beardColour, hair }: Look, skin: { shade: string; lip: string }): string {
  const brow = older ? hair : "#2A1F1B";
  const eyes = [-1, 1]
    .map((side) => {
      const x = 400 + side * 52;
      return `<path d="M${x - 22} 428C${x - 12} 414 ${x + 12} 414 ${x + 22} 428C${x + 12} 437 ${x - 12} 437 ${x - 22} 428Z" fill="#FFFDF8"/><circle cx="${x}" cy="426" r="9.5" fill="#2A1B14"/><circle cx="${x - 3}" cy="423" r="2.6" fill="#fff"/><path d="M${x - 24} 428C${x - 12} 411 ${x + 12} 411 ${x + 24} 428" stroke="#2A1B14" stroke-width="4.5" stroke-linecap="round"/><path d="M${x - 28} 392C${x - 12} 380 ${x + 12} 380 ${x + 28} 391" stroke="${brow}" stroke-width="8" stroke-linecap="round"/>`;
    })
    .join("");
  const lines = older
    ? `<path d="M336 500C330 512 330 524 336 536M464 500C470 512 470 524 464 536M318 448L306 454M482 448L494 454" stroke="${skin.lip}" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`
    : "";
  const moustache =
    kind === "moustache" || kind === "full" || kind === "short"
      ? `<path d="M346 520C356 500 386 498 400 506C414 498 444 500 454 520C440 526 416 522 400 520C384 522 360 526 346 520Z" fill="${beardColour}"/>`
      : "";
  return `${eyes}<path d="M404 424C410 452 424 470 416 480C408 488 392 488 386 480" stroke="${skin.shade}" stroke-width="6" stroke-linecap="round"/><path d="M352 528C372 558 428 558 448 528C424 536 376 536 352 528Z" fill="#FFFDF8"/><path d="M350 526C372 562 428 562 450 526" stroke="${skin.lip}" stroke-width="7" stroke-linecap="round"/><path d="M352 527C376 535 424 535 448 527" stroke="${skin.lip}" stroke-width="4"/><ellipse cx="326" cy="482" rx="26" ry="18" fill="${skin.lip}" opacity=".3" filter="url(#flush)"/><ellipse cx="474" cy="482" rx="26" ry="18" fill="${skin.lip}" opacity=".3" filter="url(#flush)"/>${lines}${moustache}`;
}

function beard({ beard: kind, beardColour }: Look): string {
  return kind === "full"
    ? `<path d="M262 420C276 470 300 506 344 508C380 500 420 500 456 508C500 506 524 470 538 420V640H262ZM350 526C372 566 428 566 450 526C424 518 376 518 350 526Z" fill="${beardColour}" fill-rule="evenodd"/>`
    : `<path d="M262 440C278 500 306 520 346 516C380 504 420 504 454 516C494 520 522 500 538 440V640H262ZM346 526C370 572 430 572 454 526C424 518 376 518 346 526Z" fill="${beardColour}" opacity=".86" fill-rule="evenodd"/>`;
}

function drawTurban(colour: string): string {
  return `<g transform="translate(-28 -2) scale(1.07)"><path d="M250 372C226 250 296 160 404 160C516 160 574 250 550 372C520 330 470 306 400 300C330 306 280 330 250 372Z" fill="${colour}"/><path d="M400 300C330 306 280 330 250 372C246 330 250 300 268 270C330 290 380 290 400 300ZM400 300C470 306 520 330 550 372C554 330 548 292 528 262C470 286 420 288 400 300Z" fill="#000" opacity=".14"/><path d="M262 286C330 284 400 240 440 166M252 324C340 300 440 262 500 190M400 300C440 284 500 260 534 240" stroke="#fff" stroke-opacity=".22" stroke-width="6" stroke-linecap="round"/></g>`;
}

function scarfBehind(colour: string): string {
  return `<path d="M232 450C214 290 286 186 400 186C514 186 586 290 568 450C572 560 600 640 640 720C600 830 200 830 160 720C200 640 228 560 232 450Z" fill="${colour}"/>`;
}

function scarfFront(colour: string): string {
  return `<path d="M232 450C214 290 286 186 400 186C514 186 586 290 568 450C566 560 520 640 400 640C280 640 234 560 232 450ZM286 424C286 530 336 600 400 602C464 600 514 530 514 424C512 320 466 270 400 270C334 270 288 320 286 424Z" fill="${colour}" fill-rule="evenodd"/><path d="M262 560C320 660 480 660 538 560C580 640 610 690 640 720C560 830 240 830 160 720C190 690 220 640 262 560Z" fill="${colour}"/><path d="M286 600C350 676 450 676 520 596M236 690C330 760 470 760 560 690M514 424C512 320 466 270 400 270C334 270 288 320 286 424" stroke="#000" stroke-opacity=".13" stroke-width="7" stroke-linecap="round"/><path d="M470 196C570 230 590 360 568 470C566 560 520 630 440 640C520 560 560 340 470 196Z" fill="#000" opacity=".14" filter="url(#flush)"/>`;
}

function glasses(kind: "round" | "thin" | "square"): string {
  const stroke =
    kind === "thin" ? `stroke="#6D7678" stroke-width="3.5"` : `stroke="#26211F" stroke-width="7"`;
  const lens = (x: number) =>
    kind === "square"
      ? `<rect x="${x - 42}" y="396" width="84" height="62" rx="16" ${stroke} fill="#fff" fill-opacity=".12"/>`
      : `<circle cx="${x}" cy="427" r="41" ${stroke} fill="#fff" fill-opacity=".12"/>`;
  return `${lens(348)}${lens(452)}<path d="M389 422C396 415 404 415 411 422M307 420L276 412M493 420L524 412" ${stroke}/>`;
}
