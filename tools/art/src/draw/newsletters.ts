import { archPath, palette, svg } from "./palette.ts";

const ink = `stroke="${palette.ink}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"`;
const fine = `stroke="${palette.terracotta}" stroke-width="2"`;

/** A cover, 900 × 1200: a drawing under an arch. The page shows the title beside it, so the cover has no text. */
function cover(ground: string, arch: string, drawing: string, height = 860): string {
  return svg(
    900,
    1200,
    `<rect width="900" height="1200" fill="${ground}"/><path d="${archPath(450, 1080, 680, height)}" fill="${arch}"/>${drawing}<path d="M80 1080H820" ${ink}/><path d="M412 1166V1146A38 38 0 0 1 488 1146V1166M431 1166V1147A19 19 0 0 1 469 1147V1166" stroke="${palette.green}" stroke-width="7" stroke-linecap="round"/>`,
  );
}

function implant(): string {
  const threads = Array.from({ length: 11 }, (_, k) => {
    const y = 640 + k * 32;
    const half = 74 - k * 3.4;
    return `<path d="M${450 - half} ${y}L${450 + half} ${y - 16}L${450 + half} ${y + 2}L${450 - half} ${y + 18}Z" fill="#C9D3D2" ${ink}/>`;
  }).join("");
  return cover(
    palette.sand,
    "#E2ECE7",
    `<path d="M110 640C240 620 330 640 374 640H526C570 640 660 620 790 640V1080H110Z" fill="#EBD8B4" ${ink}/><path d="M110 640C240 620 330 640 374 640H526C570 640 660 620 790 640V590C660 566 600 590 520 590H380C300 590 240 566 110 590Z" fill="#DDA092" ${ink}/>${[180, 240, 300, 620, 690, 740, 210, 660].map((x, k) => `<circle cx="${x}" cy="${720 + ((k * 83) % 300)}" r="${9 + (k % 3) * 4}" fill="#D9BE8E"/>`).join("")}<path d="M396 620H504L490 1000C480 1030 420 1030 410 1000Z" fill="#AEBBBB" ${ink}/>${threads}<path d="M404 620L420 560H480L496 620Z" fill="#9AA9A9" ${ink}/><path d="M352 560C320 470 330 380 372 366C402 358 424 384 450 384C476 384 498 358 528 366C570 380 580 470 548 560C500 576 400 576 352 560Z" fill="${palette.plaster}" ${ink}/><path d="M640 366V1030M624 366H656M624 1030H656M640 620H664" ${fine}/><path d="M352 320H548M352 306V334M548 306V334" ${fine}/>`,
    900,
  );
}

function gums(): string {
  const tooth = (x: number, w: number, h: number) =>
    `<path d="M${x - w / 2} 640C${x - w / 2 - 10} ${640 + h * 0.6} ${x - w / 2 + 4} ${640 + h} ${x} ${640 + h}C${x + w / 2 - 4} ${640 + h} ${x + w / 2 + 10} ${640 + h * 0.6} ${x + w / 2} 640Z" fill="${palette.plaster}" ${ink}/>`;
  const row = [
    [180, 74, 170],
    [262, 78, 190],
    [354, 96, 210],
    [450, 84, 190],
  ];
  return cover(
    "#F7E7DE",
    palette.plaster,
    `${[...row, [546, 96, 210], [638, 78, 190], [720, 74, 170]].map(([x = 0, w = 0, h = 0]) => tooth(x, w, h)).join("")}<path d="M110 700C110 640 140 636 180 660C206 690 214 700 222 716C232 690 244 668 262 668C288 668 296 700 306 724C318 690 332 672 354 672C380 672 392 704 402 724C414 696 430 676 450 676C470 676 486 696 498 724C508 704 520 672 546 672C568 672 582 690 594 724C604 700 612 668 638 668C656 668 668 690 678 716C686 700 694 690 720 660C760 636 790 640 790 700V520C700 470 200 470 110 520Z" fill="#E7AFA3" ${ink}/><path d="M150 560C300 520 600 520 750 560" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/><path d="M354 930V972M546 930V972M354 951H546" ${fine}/>`,
    560,
  );
}

function plan(): string {
  const door = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0H70" stroke="${palette.plaster}" stroke-width="14"/><path d="M0 0V-70A70 70 0 0 1 70 0" ${fine}/></g>`;
  return cover(
    "#E5EDE8",
    palette.plaster,
    `<path d="M190 1010V560A260 260 0 0 1 710 560V1010Z" fill="#F6EEDF" stroke="${palette.ink}" stroke-width="12" stroke-linejoin="round"/><path d="M190 760H440M440 760V1010M440 640V400M440 640H710" stroke="${palette.ink}" stroke-width="10"/>${door(250, 1010, 0)}${door(440, 880, 90)}${door(470, 640, 0)}${door(600, 1010, 0)}<circle cx="270" cy="850" r="30" fill="${palette.greenSoft}" ${ink}/><circle cx="360" cy="850" r="30" fill="${palette.greenSoft}" ${ink}/><circle cx="316" cy="926" r="22" fill="#EAD2B0" ${ink}/><path d="M500 780C500 740 620 740 620 780L612 900C600 930 520 930 508 900Z" fill="${palette.greenSoft}" ${ink}/><rect x="650" y="700" width="40" height="220" fill="#EAD2B0" ${ink}/><path d="M250 640C260 560 330 500 400 480" ${ink}/><rect x="500" y="470" width="120" height="70" rx="10" fill="#EAD2B0" ${ink}/><path d="M285 1060V960M285 960C285 800 320 720 560 700C600 690 640 800 634 1060" stroke="${palette.terracotta}" stroke-width="7" stroke-dasharray="1 18" stroke-linecap="round"/>${[285, 634].map((x) => `<path d="${archPath(x, 1062, 60, 78)}" stroke="${palette.green}" stroke-width="6"/>`).join("")}`,
    940,
  );
}

export const newsletters: Record<string, () => string> = {
  "from-scan-to-implant": implant,
  "kind-to-your-gums": gums,
  "a-first-visit-room-by-room": plan,
};
