import { plannedFace } from "./face.ts";
import { archPath, palette, svg } from "./palette.ts";

const ink = `stroke="${palette.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

/**
 * A wide screen with a planned smile, on a desk under an arch, in the same ink and wash as the pictures of machines.
 */
export function drawDesignScreen(width: number, height: number): string {
  const centre = width / 2;
  const unit = height / 720;
  const desk = 560 * unit;
  const screen = { left: centre - 330 * unit, top: 120 * unit, width: 660 * unit, height: 372 * unit };
  const arches = [
    [1130, "#F0EDE8"],
    [1010, "#EBE7E1"],
    [900, "#EFE8DE"],
  ]
    .map(
      ([wide, tone]) =>
        `<path d="${archPath(centre, desk, Number(wide) * unit, (Number(wide) / 2 + 120) * unit)}" fill="${tone}" ${ink}/>`,
    )
    .join("");
  const frame = (grow: number, fill: string, radius: number) =>
    `<rect x="${screen.left - grow}" y="${screen.top - grow}" width="${screen.width + 2 * grow}" height="${screen.height + 2 * grow}" rx="${radius}" fill="${fill}" ${ink}/>`;
  const sliders = [0, 1, 2, 3]
    .map((row) => {
      const y = screen.top + (70 + row * 62) * unit;
      const x = screen.left + screen.width - 132 * unit;
      return `<path d="M${x} ${y}h${92 * unit}" stroke="${palette.ink}" stroke-width="2"/><circle cx="${x + (22 + ((row * 37) % 60)) * unit}" cy="${y}" r="${7 * unit}" fill="${row === 1 ? palette.terracotta : palette.plaster}" stroke="${palette.ink}" stroke-width="2"/>`;
    })
    .join("");
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#F4F1EC"/>${arches}<path d="M0 ${desk}H${width}V${height}H0Z" fill="#F2EFE9"/><path d="M0 ${desk}H${width}" ${ink}/><ellipse cx="${centre}" cy="${desk + 44 * unit}" rx="${128 * unit}" ry="${24 * unit}" fill="#DFDCD6" ${ink}/><path d="M${centre - 24 * unit} ${screen.top + screen.height}V${desk + 40 * unit}H${centre + 24 * unit}V${screen.top + screen.height}" fill="#E6E3DD" ${ink}/>${frame(14 * unit, "#DDDAD5", 12)}${frame(0, "#F7E9DF", 4)}<svg x="${screen.left}" y="${screen.top}" width="${screen.width}" height="${screen.height}" viewBox="-420 -250 840 474"><g transform="translate(-70 -6) scale(.9)">${plannedFace()}</g></svg>${sliders}`,
  );
}
