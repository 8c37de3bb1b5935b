import { themes } from "../foundations/parts/tokens";
import "./forced-colours.css";
import { previewMedia } from "./media-preview";

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The switches in the toolbar. For widths, see {@link viewports}. */
export const globalTypes = {
  theme: choice("Theme", "paintbrush", [
    { value: "default", title: "Default theme" },
    { value: "kids", title: "Kids theme" },
  ]),
  language: choice("Language", "globe", [
    { value: "en-IN", title: "English" },
    { value: "hi-IN", title: "Hindi" },
    { value: "ar-EG", title: "Arabic: dates, digits, direction" },
  ]),
  direction: choice("Writing direction", "transfer", [
    { value: "ltr", title: "Left to right" },
    { value: "rtl", title: "Right to left" },
  ]),
  textSize: choice("Text size", "zoom", [
    { value: "100", title: "Text 100 %" },
    { value: "200", title: "Text 200 %" },
  ]),
  motion: choice("Motion", "play", [
    { value: "full", title: "Full motion" },
    { value: "reduced", title: "Reduced motion" },
  ]),
  colours: choice("Colours of the system", "contrast", [
    { value: "own", title: "Own colours" },
    { value: "forced", title: "Forced colours (preview)" },
  ]),
};

export type Globals = Record<keyof typeof globalTypes, string>;

export const initialGlobals: Globals = {
  theme: "default",
  language: "en-IN",
  direction: "ltr",
  textSize: "100",
  motion: "full",
  colours: "own",
};

const viewport = (name: string, width: number, height: number, type: "mobile" | "tablet" | "desktop") => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths at which the layout changes or is reviewed (specification, section 9). */
export const viewports = {
  smallPhone: viewport("Small phone", 320, 640, "mobile"),
  phone: viewport("Phone", 390, 844, "mobile"),
  tablet: viewport("Tablet", 768, 1024, "tablet"),
  desktop: viewport("Desktop", 1440, 900, "desktop"),
  wide: viewport("Wide desktop", 1920, 1080, "desktop"),
};

/** Turns backgrounds into system colours, in every theme. For text colours, see forced-colours.css. */
const forcedBackgrounds = new CSSStyleSheet();
forcedBackgrounds.replaceSync(
  `[data-colours="forced"], [data-colours="forced"] [data-theme] {
    ${Object.keys(themes.default)
      .filter((token) => token.startsWith("color-"))
      .map((token) => `--${token}: Canvas !important;`)
      .join("\n")}
  }`,
);
document.adoptedStyleSheets.push(forcedBackgrounds);

/** The attributes that the toolbar sets on an element: theme, language, direction and colours. */
export function attributesOf({ theme, language, direction, colours }: Globals) {
  return {
    "data-theme": theme,
    lang: language,
    dir: language === "ar-EG" ? "rtl" : direction,
    "data-colours": colours,
  };
}

/** Applies page-wide settings: text size and media preferences. */
export function applyToPage({ textSize, motion, colours }: Globals) {
  const root = document.documentElement;
  root.style.fontSize = textSize === "100" ? "" : `${textSize}%`;
  previewMedia({ reducedMotion: motion === "reduced", forcedColours: colours === "forced" });
}
