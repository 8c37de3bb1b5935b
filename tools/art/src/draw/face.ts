import { archPath, palette, ruler, svg } from "./palette.ts";

const ink = `stroke="${palette.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
const soft = `stroke="${palette.ink}" stroke-width="2" stroke-linecap="round" stroke-opacity=".55"`;
const guide = `stroke="${palette.terracotta}" stroke-width="2"`;

/** Half of a symmetrical drawing and its mirror image about x = 0. */
function both(content: string): string {
  return `${content}<g transform="scale(-1 1)">${content}</g>`;
}

/** The front teeth of a smile, centred on x = 0, with their edges along the lower lip. */
function smileTeeth(): string {
  const widths = [17, 13, 14, 11, 9];
  let x = 0;
  const half = widths
    .map((w, k) => {
      const top = 72 + k * k * 0.5;
      const bottom = 95 - k * k * 1.25;
      const tooth = `<path d="M${x} ${top}H${x + w}V${bottom - 5}Q${x + w} ${bottom} ${x + w - 4} ${bottom}H${x + 4}Q${x} ${bottom} ${x} ${bottom - 5}Z" fill="#fff" stroke="${palette.ink}" stroke-width="1.6"/>`;
      x += w;
      return tooth;
    })
    .join("");
  return both(half);
}

/** Features of a face seen from the front, 360 wide and 480 high around the root of the nose. */
function features(): string {
  const half = [
    `<clipPath id="eye"><path d="M-112 -22C-92 -46 -58 -46 -38 -20C-60 -8 -92 -8 -112 -22Z"/></clipPath>`,
    `<path d="M0 -262C-118 -264 -196 -180 -186 -40C-184 -20 -176 -8 -166 -6C-160 -70 -140 -120 -104 -148C-70 -166 -30 -176 0 -200Z" fill="#D8CBB7" ${ink}/><path d="M-20 -250C-96 -232 -150 -176 -164 -96M-10 -232C-70 -212 -118 -178 -140 -128" ${soft}/>`,
    `<path d="M-158 -84C-162 -60 -161 -58 -160 -58C-161 24 -134 96 -92 150C-62 188 -32 206 0 206" ${ink}/>`,
    `<path d="M-160 -36C-184 -52 -190 -18 -182 12C-176 38 -164 50 -150 44" ${ink}/>`,
    `<path d="M-118 -66C-96 -84 -66 -84 -38 -72" stroke="${palette.ink}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M-112 -22C-92 -46 -58 -46 -38 -20C-60 -8 -92 -8 -112 -22Z" ${ink} fill="#fff"/><g clip-path="url(#eye)"><circle cx="-75" cy="-29" r="15" fill="#7E9C92" stroke="${palette.ink}" stroke-width="2"/><circle cx="-75" cy="-29" r="6" fill="${palette.ink}"/></g><path d="M-112 -22C-92 -46 -58 -46 -38 -20" stroke="${palette.ink}" stroke-width="4.5" stroke-linecap="round"/><path d="M-106 -44C-88 -58 -60 -58 -40 -42" ${soft}/>`,
    `<path d="M-14 -30C-16 0 -30 26 -28 40C-24 50 -10 50 0 46" ${soft}/>`,
    `<path d="M-78 70C-52 62 -24 56 -8 58C-4 59 -2 61 0 61" ${ink}/><path d="M-78 70C-58 104 -30 122 0 122" ${ink}/>`,
    `<path d="M-92 150C-92 190 -98 226 -124 250M-124 250C-170 268 -214 276 -250 300" ${soft}/>`,
    `<path d="M-94 48C-102 66 -102 84 -94 98" ${soft}/>`,
  ].join("");
  return `${both(half)}${smileTeeth()}`;
}

/** Guide lines through the eyes, the smile and the midline, with tick marks. */
function levels(): string {
  const ticks = [-75, 75].map((x) => `<path d="M${x} -26V108" ${guide} stroke-dasharray="2 8"/>`).join("");
  return `<path d="M-240 -26H240M-240 72H240M-240 98H240M0 -270V240" ${guide}/>${ticks}<path d="M212 -20V66M206 -20H218M206 66H218M-75 142H75M-75 136V148M75 136V148" ${guide}/><circle r="5" cy="-26" fill="${palette.terracotta}"/><circle r="5" cy="98" fill="${palette.terracotta}"/>`;
}

/** Contour lines of the face, and the jaw bone and roots beneath it. */
function depths(): string {
  const contours = [0.2, 0.36, 0.52, 0.68, 0.84]
    .map(
      (k) =>
        `<ellipse cx="0" cy="${-16 + 20 * k}" rx="${158 * k}" ry="${216 * k}" stroke="${palette.green}" stroke-width="1.8" stroke-opacity=".55"/>`,
    )
    .join("");
  const roots = [8, 23, 37, 50, 60]
    .map(
      (x, k) =>
        `<path d="M${x - 6} 72C${x - 6} 50 ${x - 2} ${32 + k} ${x} ${30 + k}C${x + 2} ${32 + k} ${x + 6} 50 ${x + 6} 72" stroke="${palette.terracotta}" stroke-width="1.8"/>`,
    )
    .join("");
  const jaw = `<path d="M0 196C-40 196 -84 160 -104 128C-124 96 -136 52 -138 12C-132 -6 -118 -4 -112 12C-104 50 -92 82 -72 104C-50 124 -24 128 0 128" stroke="${palette.terracotta}" stroke-width="2.4" fill="${palette.terracottaSoft}" fill-opacity=".55"/>`;
  return `${contours}${both(jaw + roots)}`;
}

/** A face with guide lines, about 360 wide and 480 high around the root of the nose. */
export function plannedFace(): string {
  return `${levels()}${features()}`;
}

/** A drawn face of the given size. `deep` shows what is under the skin instead of guide lines. */
export function drawFace(width: number, height: number, deep = false): string {
  const scale = (height / 560) * 0.92;
  const foot = height + 4;
  const room = `<path d="${archPath(width / 2, foot, height * 1.06, height * 0.97)}" fill="${palette.sand}"/><path d="${archPath(width / 2, foot, height * 0.9, height * 0.88)}" fill="${palette.plaster}"/>`;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${deep ? "#E4EDE8" : "#F7E9DF"}"/>${room}${ruler(width, height)}<g transform="translate(${width / 2} ${height * 0.5}) scale(${scale})">${deep ? `${depths()}${features()}` : plannedFace()}</g>`,
  );
}
