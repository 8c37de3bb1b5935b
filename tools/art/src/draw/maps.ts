import { centredLine } from "./lettering.ts";
import { archPath, palette, svg } from "./palette.ts";

/** A centred label along a street or building. */
function label(
  x: number,
  y: number,
  text: string,
  options: { turn?: number; size?: number; colour?: string; strong?: boolean } = {},
): string {
  const { turn = 0, size = 22, colour = palette.muted, strong = false } = options;
  const words = centredLine(strong ? 600 : 400, text, size, 0.4);
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}">${words}</g>`;
}

function street(path: string, width: number): string {
  return `<path d="${path}" stroke="#D6C9B4" stroke-width="${width + 4}" stroke-linecap="round"/><path d="${path}" stroke="#FFFDF9" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** Blocks of houses between the streets: a grid of slightly uneven rectangles. */
function blocks(seed: number, width: number, height: number, size: number): string {
  let state = seed;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  let out = "";
  for (let x = 10; x < width; x += size + 8) {
    for (let y = 10; y < height; y += size + 8) {
      const w = size * (0.62 + random() * 0.36);
      const h = size * (0.62 + random() * 0.36);
      const tone = random() > 0.82 ? "#D9E2D6" : random() > 0.5 ? "#EADFCC" : "#EFE6D7";
      out += `<rect x="${x + random() * 8}" y="${y + random() * 8}" width="${w}" height="${h}" rx="3" fill="${tone}"/>`;
    }
  }
  return out;
}

/** The clinic's pin: two nested arches on a drop. */
function pin(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="6" rx="30" ry="9" fill="#000" opacity=".14"/><path d="M0 0C-20 -34 -46 -56 -46 -92A46 46 0 0 1 46 -92C46 -56 20 -34 0 0Z" fill="${palette.terracotta}"/><circle cy="-92" r="33" fill="${palette.plaster}"/><path d="M-19 -74V-92A19 19 0 0 1 19 -92V-74M-8 -74V-91A8 8 0 0 1 8 -91V-74" stroke="${palette.green}" stroke-width="6" stroke-linecap="round"/></g>`;
}

function walk(path: string): string {
  return `<path d="${path}" stroke="${palette.terracotta}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 17"/>`;
}

function railway(path: string): string {
  return `<path d="${path}" stroke="${palette.muted}" stroke-width="14"/><path d="${path}" stroke="${palette.plaster}" stroke-width="8" stroke-dasharray="18 14"/>`;
}

function station(x: number, y: number, name: string): string {
  return `<g><rect x="${x - 92}" y="${y - 30}" width="184" height="60" rx="8" fill="${palette.green}"/>${label(x, y + 8, name, { colour: "#fff", size: 24, strong: true })}</g>`;
}

function compass(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" stroke="${palette.ink}" stroke-width="2.5"><circle r="30" fill="${palette.plaster}"/><path d="M0 16V-18M0 -18L-7 -6M0 -18L7 -6"/></g>${label(x, y - 38, "N", { size: 22, strong: true, colour: palette.ink })}`;
}

function scale(x: number, y: number): string {
  return `<path d="M${x} ${y - 8}V${y}H${x + 150}V${y - 8}M${x + 75} ${y - 5}V${y}" stroke="${palette.ink}" stroke-width="2.5"/>${label(x + 75, y + 28, "100 m", { size: 20, colour: palette.ink })}`;
}

export function kurlaMap(): string {
  return svg(
    1200,
    900,
    [
      `<rect width="1200" height="900" fill="${palette.sand}"/>`,
      blocks(11, 1200, 900, 84),
      `<path d="M-20 760C220 700 330 790 520 770C700 750 760 860 900 930H-20Z" fill="#CFE0DB"/>`,
      `<path d="${archPath(250, 330, 170, 190)}" fill="#CFDCC6"/>`,
      label(250, 260, "Garden", { size: 20 }),
      railway("M960 -20C930 250 960 520 1030 920"),
      street("M-20 150C300 130 640 160 930 130", 30),
      street("M-20 610C260 590 560 630 960 600", 38),
      street("M120 -20C150 250 130 520 170 800", 24),
      street("M690 -20C660 220 720 420 700 800", 30),
      street("M160 400C360 380 540 420 700 402", 22),
      street("M420 140C400 300 440 500 430 606", 20),
      street("M700 300C780 306 860 296 945 300", 22),
      label(300, 190, "Station Garden Road", { turn: -1 }),
      label(330, 655, "Brass Mill Road", { turn: 1, strong: true }),
      label(290, 378, "Kaman Lane", { turn: -2, strong: true }),
      label(742, 520, "Lamp Street", { turn: 90 }),
      label(96, 470, "Well Lane", { turn: 88 }),
      label(300, 850, "Old mill pond", { size: 20, colour: "#4C7A78" }),
      `<rect x="508" y="286" width="150" height="84" rx="4" fill="${palette.greenSoft}" stroke="${palette.green}" stroke-width="3"/>`,
      label(570, 446, "Teak Court", { colour: palette.green, strong: true }),
      walk("M905 300C860 298 790 308 712 304C706 340 704 372 696 398C660 404 620 404 590 396"),
      label(830, 276, "5 minutes on foot", { size: 21, colour: palette.terracotta, strong: true }),
      station(966, 330, "Kurla station"),
      `<circle cx="560" cy="614" r="17" fill="${palette.plaster}" stroke="${palette.green}" stroke-width="5"/>`,
      label(560, 668, "Bus stop", { size: 20, colour: palette.green }),
      pin(584, 372),
      compass(1110, 110),
      scale(1000, 830),
    ].join(""),
  );
}

export function southMumbaiMap(): string {
  return svg(
    1200,
    900,
    [
      `<rect width="1200" height="900" fill="${palette.sand}"/>`,
      blocks(29, 1200, 900, 96),
      `<path d="M1010 -20C980 200 1060 420 1030 640C1010 760 1080 840 1070 920H1220V-20Z" fill="#CFE0DB"/>`,
      label(1130, 470, "Harbour", { size: 24, colour: "#4C7A78", turn: 86 }),
      `<ellipse cx="250" cy="520" rx="130" ry="180" fill="#CFDCC6"/>`,
      label(250, 528, "Oval green", { size: 20 }),
      railway("M420 -20C430 60 440 100 470 150"),
      railway("M60 -20C80 200 50 500 90 920"),
      street("M100 260C360 230 620 290 1010 250", 34),
      street("M470 170C480 400 460 640 500 920", 34),
      street("M740 -20C720 240 770 520 750 920", 28),
      street("M110 760C420 740 720 790 1030 750", 30),
      street("M480 560C600 548 680 560 755 552", 22),
      street("M755 420C850 412 930 430 1030 420", 22),
      label(300, 232, "Museum Road", { turn: -2 }),
      label(572, 540, "Lantern Lane", { size: 20 }),
      label(790, 480, "Banyan Quay Road", { turn: 88, strong: true }),
      label(530, 410, "Bazaar Street", { turn: 91 }),
      label(300, 800, "Clock Tower Road", { turn: -1 }),
      `<rect x="585" y="585" width="150" height="120" rx="4" fill="${palette.greenSoft}" stroke="${palette.green}" stroke-width="3"/>`,
      [610, 645, 680]
        .map(
          (x) =>
            `<path d="${archPath(x + 15, 705, 26, 42)}" fill="${palette.plaster}" stroke="${palette.green}" stroke-width="2.5"/>`,
        )
        .join(""),
      label(640, 738, "Lantern Arcade", { colour: palette.green, strong: true }),
      walk("M486 196C490 230 482 250 486 272C580 282 660 282 728 276C744 400 750 500 752 606"),
      label(604, 322, "8 minutes on foot", { size: 21, colour: palette.terracotta, strong: true }),
      station(474, 136, "Terminus"),
      station(112, 420, "Churchgate"),
      `<circle cx="752" cy="700" r="17" fill="${palette.plaster}" stroke="${palette.green}" stroke-width="5"/>`,
      label(826, 708, "Bus stop", { size: 20, colour: palette.green }),
      pin(716, 600),
      compass(930, 110),
      scale(820, 850),
    ].join(""),
  );
}
