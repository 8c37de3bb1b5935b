import dark from "../../tokens/dark.json" with { type: "json" };
import base from "../../tokens/default.json" with { type: "json" };
import kids from "../../tokens/kids.json" with { type: "json" };

/** The values of one theme in CSS, by name without the leading dashes: `color-ink`, `text-base--line-height`. */
export type Tokens = Record<string, string>;

/** A token of the W3C's Design Tokens format (DTCG 2025.10), with its type, which may be its group's. */
export interface Token {
  path: readonly string[];
  type: string;
  value: unknown;
  description?: string;
  /** How a length grows with the window, which the format can't say: `1.03rem + 0.13vw`, and at least so much. */
  fluid?: { least?: Dimension; grows: string };
}

interface Dimension {
  value: number;
  unit: string;
}

interface Colour {
  hex: string;
  alpha?: number;
}

interface Shadow {
  color: Colour;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

interface Group {
  [name: string]: unknown;
  $type?: string;
  $value?: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

/** What each theme changes of the default one; a theme is a file in `tokens`. */
export const changesByTheme = { kids, dark } satisfies Record<string, Group>;

/** Every token of a file, in its order. */
export function tokensOf(group: Group, path: readonly string[] = [], inherited?: string): Token[] {
  const type = group.$type ?? inherited;
  if ("$value" in group) {
    const fluid = group.$extensions?.["dental.archhouse.fluid"] as Token["fluid"];
    if (!type) throw new Error(`${path.join(".")} has no type.`);
    return [{ path, type, value: group.$value, description: group.$description, fluid }];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith("$"))
    .flatMap(([name, child]) => tokensOf(child as Group, [...path, name], type));
}

export const baseTokens = tokensOf(base);

/** Every theme with its whole set of values, the default one first. */
export const themes: { default: Tokens } & Record<string, Tokens> = {
  default: valuesOf(baseTokens),
  ...Object.fromEntries(
    Object.entries(changesByTheme).map(([name, changes]) => [
      name,
      { ...valuesOf(baseTokens), ...valuesOf(tokensOf(changes)) },
    ]),
  ),
};

function valuesOf(tokens: readonly Token[]): Tokens {
  return Object.fromEntries(tokens.map((token) => [cssName(token), cssValue(token)]));
}

/** Tailwind's name for a token: `text.base.line-height` is `text-base--line-height`. */
export function cssName({ path }: Pick<Token, "path">) {
  const [family, name, part] = path;
  if (family === "spacing" && name === "step") return "spacing";
  return part && part !== "size" ? `${family}-${name}--${part}` : `${family}-${name}`;
}

export function cssValue({ path, type, value, fluid }: Token): string {
  switch (type) {
    case "color":
      return colour(value as Colour);
    case "dimension": {
      const most = length(value as Dimension);
      if (!fluid) return most;
      return fluid.least
        ? `clamp(${length(fluid.least)}, ${fluid.grows}, ${most})`
        : `min(${most}, ${fluid.grows})`;
    }
    case "number":
      return path.at(-1) === "letter-spacing" ? `${value}em` : `${value}`;
    case "fontFamily":
      return (value as string[]).map((name) => (/ |^[A-Z]/.test(name) ? `"${name}"` : name)).join(", ");
    case "duration": {
      const duration = value as Dimension;
      return `${duration.value}${duration.unit}`;
    }
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "shadow":
      return (value as Shadow[])
        .map(({ color, offsetX, offsetY, blur, spread }) =>
          [...[offsetX, offsetY, blur, spread].map(length), colour(color)].join(" "),
        )
        .join(", ");
    default:
      throw new Error(`${path.join(".")} has the type ${type}, which has no CSS yet.`);
  }
}

function length({ value, unit }: Dimension) {
  return value === 0 ? "0" : `${value}${unit}`;
}

function colour({ hex, alpha }: Colour) {
  if (alpha === undefined) return hex;
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

/**
 * A length in pixels, in a window of the given width and at the usual text size of 16 px. Knows `px`, `rem`, `vw`,
 * their sums, and `clamp()`, `min()` and `max()` of these.
 */
export function pixelsAt(value: string, width: number): number {
  const [, name, list = ""] = /^(clamp|min|max)\((.+)\)$/.exec(value.trim()) ?? [];
  if (name) {
    const parts = list.split(",").map((part) => pixelsAt(part, width));
    if (name === "clamp") {
      const [least = 0, wanted = 0, most = 0] = parts;
      return Math.min(Math.max(least, wanted), most);
    }
    return name === "min" ? Math.min(...parts) : Math.max(...parts);
  }
  const pixels = { px: 1, rem: 16, vw: width / 100 };
  return value.split("+").reduce((sum, term) => {
    const [, number, unit] = /^\s*(-?[\d.]+)(px|rem|vw)\s*$/.exec(term) ?? [];
    if (!number || !unit) throw new Error(`"${value}" is no length that can be told in pixels.`);
    return sum + Number(number) * pixels[unit as keyof typeof pixels];
  }, 0);
}
