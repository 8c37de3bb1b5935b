/** Colours of all drawings: the site's own, plus materials. */
export const palette = {
  plaster: "#FBF8F3",
  sand: "#F2EBDF",
  stone: "#D9D0C1",
  ink: "#16262A",
  muted: "#4C5B5E",
  green: "#0F5A56",
  greenDark: "#0A403D",
  greenSoft: "#CFDFD8",
  terracotta: "#C2472B",
  terracottaSoft: "#F3D6C8",
  ochre: "#E3B158",
  ochreSoft: "#F3E0B8",
  sky: "#D5E1E3",
  sea: "#7FB0AE",
} as const;

/** Outline of a round arch on straight sides, as an SVG path. */
export function archPath(centre: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  return `M${centre - r} ${foot}V${foot - height + r}A${r} ${r} 0 0 1 ${centre + r} ${foot - height + r}V${foot}Z`;
}

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${content}</svg>`;
}
