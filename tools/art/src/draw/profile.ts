import { archPath, palette, ruler, svg } from "./palette.ts";

const ink = `stroke="${palette.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
const fine = `stroke="${palette.ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
const soft = `stroke="${palette.ink}" stroke-width="2" stroke-linecap="round" stroke-opacity=".35"`;
const guide = `stroke="${palette.terracotta}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`;

const bone = "#F3E6CB";
const gum = "#E2A79A";
const skin = "#EBCBB3";

/** A child's head from the left, in section from nose to throat, about 560 high around its centre. */
function section(): string {
  return [
    // Head and neck, then hair.
    `<path d="M64 -268C-58 -270 -142 -222 -152 -146C-155 -118 -148 -102 -148 -88C-152 -66 -172 -40 -188 -16C-196 -2 -190 8 -176 8C-164 8 -156 12 -154 20C-153 28 -156 36 -160 42C-172 47 -180 55 -177 63C-174 70 -162 70 -153 72C-164 75 -174 80 -172 90C-170 99 -160 103 -156 110C-161 121 -167 135 -161 152C-154 172 -134 184 -108 186C-76 188 -34 194 -8 210C8 224 10 254 4 300H178C172 262 176 226 196 180C232 120 246 40 236 -40C222 -180 150 -266 64 -268Z" fill="${skin}" ${ink}/>`,
    `<path d="M-138 -176C-128 -232 -50 -292 64 -290C170 -286 246 -190 252 -40C256 44 240 120 204 176C176 158 160 120 166 60C172 20 168 -20 150 -60C120 -50 104 -88 96 -124C30 -118 -70 -134 -138 -176Z" fill="#6B4A35" ${ink}/>`,
    `<path d="M-100 -190C-40 -236 60 -256 130 -216M-40 -166C30 -200 120 -206 176 -150M110 -130C160 -120 200 -60 204 20M180 -60C206 0 210 70 196 126" stroke="#fff" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M148 -84C126 -96 108 -74 116 -46C122 -24 136 -12 148 -20C158 -28 156 -44 150 -52" fill="${skin}" ${ink}/><path d="M144 -66C132 -70 126 -58 132 -44" ${soft}/>`,
    // Eye and brow.
    `<path d="M-140 -98C-128 -110 -108 -108 -98 -92C-110 -82 -126 -82 -138 -86Z" fill="#fff" ${fine}/><circle cx="-129" cy="-94" r="8" fill="${palette.ink}"/><path d="M-142 -100C-128 -113 -106 -110 -96 -93" ${ink}/><path d="M-144 -128C-128 -140 -104 -138 -90 -128" stroke="${palette.ink}" stroke-width="4.5" stroke-linecap="round"/>`,
    // The airway: nose, throat, windpipe.
    `<path d="M-172 5C-164 -20 -138 -42 -96 -50C-30 -60 48 -58 86 -34C116 -12 122 40 122 110C122 180 116 240 112 300H68C74 240 86 190 92 130C96 96 94 60 84 34C60 6 20 -6 -60 -6C-100 -6 -130 0 -150 12Z" fill="#DDEAE8" ${fine}/>`,
    `<path d="M-128 -20C-90 -36 -30 -40 20 -34M-106 -8C-70 -20 -20 -22 30 -14" stroke="${palette.sea}" stroke-width="2" stroke-linecap="round" stroke-opacity=".7"/>`,
    // Upper jaw with the palate, hard and then soft.
    `<path d="M-152 22C-144 8 -116 -2 -70 -3C-20 -4 20 0 42 10C68 22 88 48 92 76C84 84 76 78 70 68C58 48 40 34 14 28C-26 20 -64 22 -88 32C-106 40 -116 52 -121 66L-147 60C-153 46 -156 34 -152 22Z" fill="${gum}" ${fine}/>`,
    `<path d="M-146 24C-136 12 -110 5 -70 4C-24 3 14 8 32 16C-20 8 -70 12 -96 24C-112 32 -122 42 -128 54L-142 50C-147 40 -149 32 -146 24Z" fill="${bone}"/>`,
    // Lower jaw at the chin.
    `<path d="M-148 112C-154 130 -152 152 -140 166C-126 174 -110 164 -108 146C-106 130 -110 118 -118 108Z" fill="${gum}" ${fine}/><path d="M-142 122C-146 136 -143 150 -134 158C-124 162 -116 154 -116 142C-116 132 -118 124 -124 118Z" fill="${bone}"/>`,
    // Front teeth, the upper in front of the lower.
    `<path d="M-139 79C-133 77 -129 82 -127 92L-121 112C-119 126 -121 140 -127 150C-135 142 -141 128 -143 114C-144 100 -143 88 -139 79Z" fill="#FFFDF7" ${fine}/>`,
    `<path d="M-149 52C-153 66 -153 80 -149 90C-142 90 -133 74 -127 56C-122 42 -121 26 -126 12C-138 20 -146 34 -149 52Z" fill="#FFFDF7" ${fine}/>`,
    // The tongue: its tip behind the upper front teeth, its back along the palate.
    `<path d="M-117 70C-113 54 -98 44 -78 37C-46 27 -4 30 28 42C60 54 80 84 86 122C88 156 78 186 48 192C4 198 -62 186 -100 168C-106 152 -104 126 -112 108C-106 96 -122 86 -117 70Z" fill="#D98877" ${ink}/>`,
    `<path d="M-92 158C-84 116 -72 86 -58 60M-62 170C-54 122 -40 86 -22 54M-24 178C-16 134 0 96 16 64M14 182C22 146 36 116 48 90M46 182C54 158 60 140 66 124" ${soft}/>`,
    // The spot for the tip of the tongue, and the rest of the tongue against the palate.
    `<circle cx="-114" cy="62" r="6" fill="${palette.terracotta}" stroke="#fff" stroke-width="2"/>`,
    [
      [-66, 84, 50],
      [-16, 78, 46],
      [34, 92, 62],
    ]
      .map(
        ([x = 0, from = 0, to = 0]) =>
          `<path d="M${x} ${from}V${to}M${x - 7} ${to + 8}L${x} ${to}L${x + 7} ${to + 8}" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join(""),
    `<path d="M-214 -2C-190 -10 -160 -26 -120 -32C-50 -42 40 -44 80 -18C104 4 108 60 104 130L96 210M88 200L96 212L106 202" stroke="${palette.green}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>`,
  ].join("");
}

/** Dimension lines around the section: height of the lips, depth of the palate. */
function marks(): string {
  return `<path d="M-224 42V104M-232 42H-216M-232 104H-216M-228 48L-220 36M-228 110L-220 98" ${guide}/><path d="M-224 42H-172M-224 104H-168" stroke="${palette.terracotta}" stroke-width="1.5" stroke-dasharray="3 7"/>`;
}

export function drawProfile(width: number, height: number): string {
  const scale = (height / 560) * 0.98;
  const foot = height + 4;
  const room = `<path d="${archPath(width / 2, foot, height * 1.16, height * 0.98)}" fill="#FBEBC6"/><path d="${archPath(width / 2, foot, height * 1.02, height * 0.91)}" fill="${palette.plaster}"/>`;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#E2EDE9"/>${room}${ruler(width, height)}<g transform="translate(${width / 2} ${height * 0.53}) scale(${scale})">${section()}${marks()}</g>`,
  );
}
