import { archPath, palette, svg } from "./palette.ts";

const width = 1000;
const height = 750;

/** A landmark inside an arch, in flat tones with thin lines. */
function scene(sky: string, content: string): string {
  const frame = archPath(500, 700, 760, 650);
  return svg(
    width,
    height,
    `<defs><clipPath id="frame"><path d="${frame}"/></clipPath></defs><rect width="${width}" height="${height}" fill="${palette.plaster}"/><g clip-path="url(#frame)"><rect width="${width}" height="${height}" fill="${sky}"/>${content}</g><path d="${frame}" stroke="${palette.ink}" stroke-width="3"/><path d="M70 700H930" stroke="${palette.ink}" stroke-width="3"/>`,
  );
}

const line = `stroke="${palette.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
const water = (y: number, colour: string) =>
  `<rect y="${y}" width="1000" height="400" fill="${colour}"/><path d="M180 ${y + 36}H300M360 ${y + 60}H520M600 ${y + 34}H700M250 ${y + 88}H380M560 ${y + 96}H760" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;
const sun = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.ochre}" opacity=".85"/>`;

function canada(): string {
  const towers = [
    [250, 470, 60],
    [318, 420, 54],
    [560, 440, 62],
    [630, 400, 56],
    [694, 480, 70],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${580 - y}" fill="#C9D8D6" ${line}/>${[0, 1, 2, 3].map((k) => `<path d="M${x + 12} ${y + 24 + k * 26}H${x + w - 12}" ${line} stroke-opacity=".35"/>`).join("")}`,
    )
    .join("");
  return scene(
    "#DDE8E8",
    `${sun(690, 220, 52)}${towers}<path d="M454 580L466 300H482L494 580Z" fill="${palette.plaster}" ${line}/><path d="M430 300C430 282 518 282 518 300L506 324H442Z" fill="${palette.terracotta}" ${line}/><path d="M462 286L468 250H480L486 286M474 250V120" ${line}/><path d="M466 270H482" ${line}/>${water(580, "#9CC3C0")}<path d="M120 590C260 566 380 586 520 584C680 582 780 570 900 592" fill="none" ${line}/><path d="M186 590L214 520L242 590ZM780 592L812 506L844 592ZM742 592L764 536L786 592Z" fill="${palette.green}" ${line}/>`,
  );
}

function dubai(): string {
  const steps = [
    [430, 620, 140, 190],
    [446, 450, 108, 190],
    [460, 330, 80, 140],
    [472, 240, 56, 110],
    [484, 170, 32, 90],
  ]
    .map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        `<path d="M${x} ${y + h}V${y + 12}Q${x} ${y} ${x + 12} ${y}H${x + w - 12}Q${x + w} ${y} ${x + w} ${y + 12}V${y + h}Z" fill="${palette.plaster}" ${line}/><path d="M${x + w * 0.33} ${y + 14}V${y + h}M${x + w * 0.66} ${y + 14}V${y + h}" ${line} stroke-opacity=".35"/>`,
    )
    .reverse()
    .join("");
  return scene(
    "#F6E3C9",
    `${sun(320, 240, 60)}<path d="M500 172V70" ${line}/>${steps}<rect x="250" y="520" width="70" height="180" fill="#E9CDA6" ${line}/><rect x="332" y="470" width="56" height="230" fill="#DDBB8D" ${line}/><path d="M620 700V500L668 460V700Z" fill="#DDBB8D" ${line}/><rect x="690" y="540" width="84" height="160" fill="#E9CDA6" ${line}/><path d="M120 680C300 640 420 676 560 668C700 660 800 672 900 650V720H120Z" fill="#E3B778" ${line}/>`,
  );
}

function maldives(): string {
  const hut = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-44 40V96M-14 40V100M16 40V100M46 40V96" ${line}/><rect x="-52" y="0" width="106" height="42" fill="${palette.plaster}" ${line}/><path d="M-74 4C-40 -6 -16 -40 0 -66C16 -40 40 -6 76 4Z" fill="#C79E72" ${line}/><path d="M-12 42V14A12 12 0 0 1 12 14V42" fill="${palette.green}" ${line}/><path d="M-66 42H70" ${line}/></g>`;
  const leaf = (angle: number) =>
    `<path d="M0 0C40 -34 90 -30 128 6C86 -6 44 0 0 0Z" transform="rotate(${angle})" fill="${palette.green}" ${line}/>`;
  return scene(
    "#DDECEC",
    `${sun(660, 230, 56)}${water(470, "#8FCBC6")}<path d="M120 520H560" ${line}/>${hut(330, 470, 1)}${hut(480, 462, 0.8)}${hut(590, 458, 0.66)}<path d="M610 720C660 640 780 610 900 630V760H600Z" fill="#F3E3BF" ${line}/><path d="M742 650C748 540 728 440 694 372" stroke="${palette.ink}" stroke-width="22" stroke-linecap="round"/><path d="M742 650C748 540 728 440 694 372" stroke="#B98A5E" stroke-width="16" stroke-linecap="round"/><g transform="translate(694 370)">${[-200, -160, -118, -60, -20, 24].map(leaf).join("")}</g>`,
  );
}

function tanzania(): string {
  return scene(
    "#F4E2D2",
    `${sun(300, 250, 50)}<path d="M80 520C220 480 320 360 400 300C450 276 560 276 610 300C690 370 790 480 920 520V720H80Z" fill="#8FA9A6" ${line}/><path d="M340 352C360 332 384 310 400 300C450 276 560 276 610 300C628 314 648 336 668 356C640 372 628 344 604 366C580 388 560 346 530 372C504 394 480 350 452 374C426 394 404 350 380 370C366 380 350 364 340 352Z" fill="${palette.plaster}" ${line}/><path d="M80 560C300 530 620 560 920 540V720H80Z" fill="#D9B46A" ${line}/><path d="M664 640C668 590 660 560 640 520M664 640C664 580 690 548 724 520M664 600C664 570 664 540 664 516" stroke="${palette.ink}" stroke-width="9" stroke-linecap="round"/><path d="M540 520C560 490 600 500 620 486C650 470 700 470 724 486C760 486 800 500 808 522C740 536 600 536 540 520Z" fill="${palette.green}" ${line}/><path d="M590 486C610 462 650 466 668 456C700 448 744 462 756 486C700 492 640 494 590 486Z" fill="#2C7A6B" ${line}/><path d="M80 640C320 610 640 650 920 620V720H80Z" fill="#C99A4E" ${line}/>`,
  );
}

function london(): string {
  const arches = [250, 330, 410]
    .map((x) => `<path d="M${x - 34} 640V610A34 34 0 0 1 ${x + 34} 610V640Z" fill="#9CC3C0" ${line}/>`)
    .join("");
  return scene(
    "#DFE6E6",
    `<path d="M560 570V250H680V570Z" fill="#E3CDA0" ${line}/><path d="M584 560V420M608 560V420M632 560V420M656 560V420" ${line} stroke-opacity=".4"/><rect x="548" y="244" width="144" height="128" fill="#EBDAB6" ${line}/><circle cx="620" cy="308" r="48" fill="${palette.plaster}" ${line}/><path d="M620 308V274M620 308L642 322" ${line}/><path d="M548 244L572 200H668L692 244ZM572 200L620 96L668 200ZM620 96V66" fill="${palette.green}" ${line}/><rect x="680" y="440" width="220" height="150" fill="#E3CDA0" ${line}/><rect x="540" y="570" width="380" height="70" fill="#D9D0C1" ${line}/><path d="M704 590V480M740 590V480M776 590V480M812 590V480M848 590V480" ${line} stroke-opacity=".4"/><path d="M120 560H560V640H120Z" fill="#D9D0C1" ${line}/>${arches}<path d="M120 548H560" ${line}/>${water(640, "#9CC3C0")}`,
  );
}

function manchester(): string {
  const windows = [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map(
        (column) =>
          `<path d="${archPath(292 + column * 62, 352 + row * 66, 34, 44)}" fill="#F3E6CF" ${line}/>`,
      ),
    )
    .join("");
  return scene(
    "#E3E8E4",
    `<path d="M690 590L700 130H748L758 590Z" fill="#B4573C" ${line}/><path d="M694 150H754M694 176H754" ${line}/><path d="M716 118C700 90 740 80 728 52C760 70 770 96 752 118" fill="#D9D0C1" ${line}/><path d="M240 590V296L260 280H640L660 296V590Z" fill="#C2694A" ${line}/><path d="M232 296H668" ${line}/>${windows}<rect x="758" y="440" width="160" height="150" fill="#C2694A" ${line}/><path d="M752 440L838 390L924 440Z" fill="#8F4A34" ${line}/>${water(600, "#86B0AC")}<path d="M100 590H920V612H100Z" fill="#D9D0C1" ${line}/><path d="M330 660C380 676 560 676 620 656L600 640H350Z" fill="${palette.green}" ${line}/><path d="M400 640V616H540V640" fill="${palette.plaster}" ${line}/>`,
  );
}

export const destinations: Record<string, () => string> = {
  canada,
  dubai,
  maldives,
  tanzania,
  "uk-london": london,
  "uk-manchester": manchester,
};
