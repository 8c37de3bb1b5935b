"use client";

import { ArrowLeftIcon } from "lucide-react";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../components/button";
import { Heading } from "../../components/heading";
import { Picture, type PictureValue } from "../../components/picture";
import { TextField, type TextFieldProps } from "../../components/text-field";
import { useAnnouncement } from "../../hooks/use-announcement";
import { cn } from "../../styles/cn";
import { ToothArch, type ToothArchProps } from "./tooth-arch";
import { type ToothChoice, ToothChoices } from "./tooth-choices";

export interface ToothFinderProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** Id of the heading, for links to it. */
  id: string;
  /** The heading. */
  title: string;
  /** What one can do, under it. */
  text: string;
  /** Where a visitor without scripts is led by words. */
  action?: string;
  /** The field for words. */
  field: Pick<TextFieldProps, "label" | "hint" | "defaultValue">;
  /** The upper teeth. */
  arch: Pick<ToothArchProps, "label" | "hint" | "sides"> & {
    /** The teeth, 690 by 670. Their outlines are drawn where there is none. */
    picture?: PictureValue;
  };
  /** What is shown until a tooth is chosen. */
  concerns: { title: string; choices: readonly ToothChoice[] };
  /** The kinds of teeth, from the middle incisor to the wisdom tooth, each with what can go wrong. */
  teeth: readonly { name: string; choices: readonly ToothChoice[] }[];
  /** Announces what a tooth has: "what can go wrong, and what can be done". */
  troubles: string;
  /** Below what a tooth or the words have led to: when to come. */
  when: { title: string; text: string };
  /** Words of the button that goes back to the concerns. */
  back: string;
  /** What comes closest to the visitor's words, in place of the other panels. The first is announced. */
  found?: { title: string; text?: string; choices: readonly ToothChoice[] } | undefined;
  /** The kinds of teeth that it belongs to, counted from 1. */
  foundTeeth?: readonly number[] | undefined;
  /** Called with what the visitor types, and with an empty string when a tooth is chosen or the form is reset. */
  onWordsChange?: (words: string) => void;
}

/** Where the concerns, what was found and the teeth's panels take turns. */
const PLACE = "min-w-0 md:col-span-5 md:col-start-8 md:row-start-3";

/**
 * Leads from a tooth, or from words for what hurts, to the right page. It is a form, so that its radio buttons choose a
 * panel and its reset button goes back to the first without JavaScript.
 */
export function ToothFinder({
  id,
  title,
  text,
  action,
  field,
  arch: { picture, ...arch },
  concerns,
  teeth,
  troubles,
  when,
  back,
  found,
  foundTeeth,
  onWordsChange,
  ...props
}: ToothFinderProps) {
  const input = useRef<HTMLInputElement>(null);
  const concernsHeading = useRef<HTMLHeadingElement>(null);
  const [tooth, setTooth] = useState<number>();
  const closest = found && [found.title, found.choices[0]?.name].filter(Boolean).join(": ");
  const chosen = teeth[(tooth ?? 0) - 1];
  const announcement = useAnnouncement(closest ?? (chosen ? `${chosen.name}: ${troubles}` : ""));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or chosen before hydration
  useEffect(() => {
    onWordsChange?.(input.current?.value ?? "");
    const chosen = input.current?.form?.querySelector<HTMLInputElement>("[data-tooth]:checked");
    if (chosen) setTooth(Number(chosen.dataset.tooth));
  }, []);

  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    // Either a tooth or words, never both.
    if (target.type === "radio") {
      setTooth(Number(target.dataset.tooth));
      if (input.current) input.current.value = "";
      onWordsChange?.("");
    } else {
      const chosen = currentTarget.querySelector<HTMLInputElement>("[data-tooth]:checked");
      if (chosen && target.value.trim() !== "") {
        chosen.checked = false;
        setTooth(undefined);
      }
      onWordsChange?.(target.value);
    }
  };

  const onReset = () => {
    setTooth(undefined);
    onWordsChange?.("");
    // The button that was pressed is gone once its panel is.
    setTimeout(() => concernsHeading.current?.focus());
  };

  return (
    <section aria-labelledby={id} {...props}>
      <form
        data-slot="tooth-finder"
        // The tooth or the concerns stay in view until the words have an answer.
        data-searching={found && ""}
        action={action}
        onChange={onChange}
        onReset={onReset}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-x-column gap-y-5 md:grid-cols-12 md:grid-rows-[auto_auto_1fr] md:gap-y-6"
      >
        <div className="min-w-0 md:col-span-5 md:col-start-8">
          <Heading id={id}>{title}</Heading>
          <p className="mt-2 text-ink-muted">{text}</p>
        </div>
        <TextField
          ref={input}
          name="words"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className="md:col-span-5 md:col-start-8"
          {...field}
        />
        {/*
         * Concerns, what was found and the teeth's panels: in this order, so that the concerns come before sixteen teeth. Beside
         * the arch they share one place of the tallest's height, so that nothing below moves.
         */}
        <div className={cn("tooth-concerns", PLACE)}>
          <Heading ref={concernsHeading} level={3} tabIndex={-1}>
            {concerns.title}
          </Heading>
          <ToothChoices choices={concerns.choices} />
        </div>
        {found && (
          <div data-slot="tooth-finder-found" className={PLACE}>
            <Heading level={3}>{found.title}</Heading>
            {found.text && <p className="mt-2">{found.text}</p>}
            <ToothChoices choices={found.choices} />
            <End when={when}>{back}</End>
          </div>
        )}
        <ToothArch {...arch} names={teeth.map(({ name }) => name)} found={foundTeeth}>
          {picture && <Picture {...picture} sizes="(max-width: 800px) 100vw, 40rem" />}
        </ToothArch>
        <div data-slot="tooth-finder-panels" className={PLACE}>
          <div className="grid">
            {teeth.map(({ name, choices }, index) => (
              <div key={name} className="tooth-panel" data-panel={index + 1}>
                <Heading level={3}>{name}</Heading>
                <ToothChoices choices={choices} />
              </div>
            ))}
          </div>
          <End when={when}>{back}</End>
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </form>
    </section>
  );
}

/** When to come, and the button that clears the chosen tooth, or the words typed. */
function End({ when, children }: Pick<ToothFinderProps, "when"> & { children: string }) {
  return (
    <>
      <h4 className="mt-4 font-semibold text-base [font-family:inherit]">{when.title}</h4>
      <p className="mt-1">{when.text}</p>
      <Button type="reset" variant="quiet" size="small" className="-ms-4 mt-2">
        <ArrowLeftIcon strokeWidth={1.5} className="rtl:rotate-180" />
        {children}
      </Button>
    </>
  );
}
