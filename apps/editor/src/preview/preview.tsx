import type { Holiday } from "@clinic/content/branches/hours";
import { createRef, useEffect } from "react";
import { api, pages } from "../api.ts";
import { show, useChecks } from "../checking/check.ts";
import { fileOf, recordOf } from "../record-file.ts";

/** Name of the frame beside a form. Links lead into it, or into a window of that name where there is no room for it. */
export const BESIDE = "beside";

const fill = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 } as const;
const frame = createRef<HTMLIFrameElement>();

/** A part of the form, with the name that it has there. */
export const SECTION = "[class*='ControlPaneContainer'] > [class*='ControlContainer']";
export const nameOf = (section: Element) => section.querySelector("label")?.firstChild?.textContent ?? "";

// Scrolls the page to what someone is about to change. Times and dates are written otherwise there, under a heading.
function follow({ type }: Event) {
  const field = document.activeElement as HTMLInputElement;
  if (type !== "focusin" && !field.isContentEditable) return;
  const value = field.value ?? getSelection()?.anchorNode?.textContent;
  // Short texts are everywhere, and long ones may have something inserted.
  const [text = ""] = value?.split("\n") ?? [];
  const section = /[a-z]|^$/i.test(text) ? null : field.closest(SECTION);
  const shown = frame.current?.contentWindow as (Window & { find(text: string): boolean }) | null | undefined;
  shown?.getSelection()?.removeAllRanges();
  [text, section ? nameOf(section) : ""].find((words) => words.length > 4 && shown?.find(words.slice(0, 50)));
}
for (const type of ["focusin", "selectionchange"]) document.addEventListener(type, follow);

/** The page with the form's values, rendered by the site once these are sound; until then, a translation may be chosen. */
export function Preview() {
  const { status, entry, findings } = useChecks();
  const sound = status === "checked" && findings.length === 0 ? entry : undefined;

  useEffect(() => {
    if (!sound) return;
    void api<string>("preview", fileOf(sound)).then((shown) => {
      // What the holidays are is said on the pages of branches: of the first, or of the one that a new day is for.
      const days = sound.get("slug") === "holidays" ? (recordOf(sound).holidays as Holiday[]) : undefined;
      const [only = ""] = days?.at(-1)?.branches ?? [];
      const branch = days && pages.find(({ kind, slug }) => kind === "branches" && slug.includes(only));
      const page = branch ? branch.path : shown;
      const { location } = frame.current?.contentWindow ?? {};
      const { page: before, beside } = useChecks.getState();
      const isOther = before !== page || location?.href === "about:blank";
      show({ page });
      // A translation stays, with what is typed into it, also while it loads.
      if (beside?.startsWith("#") || location?.pathname.startsWith(import.meta.env.BASE_URL)) return;
      if (isOther) location?.replace(page);
      else location?.reload();
    });
  }, [sound]);

  return <iframe ref={frame} name={BESIDE} title="Beside the form" style={fill} />;
}
