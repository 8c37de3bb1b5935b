import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Keeps answers that weren't sent in this tab's session, so that a reload, or reading the privacy page, doesn't lose them.
 * Files aren't kept.
 *
 * @param key under which they are stored; nothing is without it
 * @returns whether there are any
 */
export function useKeptAnswers<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  key: string | undefined,
) {
  const [hasKept, setHasKept] = useState(false);

  useEffect(() => {
    if (!key) return;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setHasKept(write(key, values)),
    });
    // Once the form has read what was typed before hydration, which is newer.
    const timer = setTimeout(() => {
      for (const [name, answer] of Object.entries(read(key))) {
        const field = name as Path<Values>;
        if (!form.getValues(field)) form.setValue(field, answer as PathValue<Values, Path<Values>>);
      }
      setHasKept(write(key, form.getValues()));
      // What counts characters hears of it.
      const texts = document.querySelectorAll<HTMLTextAreaElement>(`[data-storage-key="${key}"] textarea`);
      for (const text of texts) if (text.value) text.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, key]);

  return hasKept;
}

function read(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

function write(key: string, values: FieldValues) {
  const answers = Object.entries(values).filter(([, value]) => typeof value === "string" && value !== "");
  try {
    if (answers.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(answers)));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or switched off: the answers last as long as the page.
  }
  return answers.length > 0;
}
