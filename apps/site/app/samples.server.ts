import { samples } from "@clinic/content/samples";

/** Marks a placeholder for a text that the clinic has yet to supply. */
export function marked(text: string, isSample: boolean | undefined, mark: keyof typeof samples) {
  return isSample ? `${text} (${samples[mark]})` : text;
}
