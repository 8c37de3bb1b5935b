"use client";

import type { ComponentProps, FormEvent } from "react";
import { TextField, type TextFieldProps } from "../../components/text-field";
import { cn } from "../../styles/cn";

export interface ToothFinderProps extends Omit<ComponentProps<"form">, "onChange" | "onReset" | "onSubmit"> {
  /** What the visitor has typed. While it is empty, the chosen tooth decides what is shown. */
  words?: string;
  /** Called with what the visitor types, and with an empty string when a tooth is chosen or the form is reset. */
  onWordsChange?: (words: string) => void;
}

/**
 * Leads from a tooth, or from words for what hurts, to the right page. It is a form, so that its radio buttons choose a
 * panel and its reset button goes back to the first without JavaScript.
 */
export function ToothFinder({ words = "", onWordsChange, className, ...props }: ToothFinderProps) {
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    // Either a tooth or words, never both.
    if (target.type === "radio") {
      for (const field of currentTarget.querySelectorAll<HTMLInputElement>(`[name="${WORDS}"]`))
        field.value = "";
      onWordsChange?.("");
    } else {
      const chosen = currentTarget.querySelector<HTMLInputElement>("[data-tooth]:checked");
      if (chosen && target.value.trim() !== "") chosen.checked = false;
      onWordsChange?.(target.value);
    }
  };
  return (
    <form
      data-slot="tooth-finder"
      data-searching={words.trim() === "" ? undefined : ""}
      onChange={onChange}
      onReset={() => onWordsChange?.("")}
      onSubmit={(event) => event.preventDefault()}
      className={cn("grid gap-x-column gap-y-8 md:grid-cols-12 md:gap-y-12", className)}
      {...props}
    />
  );
}

/** Name of the field in its form. */
const WORDS = "words";

/** The field for words. It is emptied when a tooth is chosen. */
export function ToothFinderField({ className, ...props }: TextFieldProps) {
  return (
    <TextField
      name={WORDS}
      autoComplete="off"
      enterKeyHint="search"
      className={cn("md:col-span-5 md:self-end", className)}
      {...props}
    />
  );
}

/** Heading and instructions, beside the field for words. */
export function ToothFinderHead({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="tooth-finder-head" className={cn("min-w-0 md:col-span-7", className)} {...props} />;
}
