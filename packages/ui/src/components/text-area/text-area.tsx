"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { type ComponentProps, type InputEvent, useEffect, useRef, useState } from "react";
import { useAnnouncement } from "../../hooks/use-announcement";
import { useFormReset } from "../../hooks/use-form-reset";
import { cn } from "../../styles/cn";
import { controlClassName, Field, type FieldOwnProps, joinIds, useFieldControl } from "../field";
import { useMessages } from "../i18n-provider";
import { countCharacters } from "../i18n-provider/words";
import { textAreaMessages } from "./messages";

/** The count is announced only when fewer characters than this are left. */
const ANNOUNCE_BELOW_CHARACTERS = 20;

export interface TextAreaProps
  extends Omit<ComponentProps<"textarea">, "required" | "maxLength">,
    FieldOwnProps {
  /**
   * Maximum length of the answer in characters. They are counted, not enforced: a visitor may type more and is
   * told how many to remove, so pasted text is never cut off.
   */
  limit?: number | undefined;
}

/**
 * A question with an answer of several lines. `className` styles the whole field; all other props, `ref` and
 * `id` included, go to the `<textarea>`.
 */
export function TextArea({ label, hint, error, required, id, className, ...props }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, className }} controlId={id}>
      <TextAreaControl {...props} />
    </Field>
  );
}

function TextAreaControl({ limit, rows = 4, ref, onInput, ...props }: Partial<TextAreaProps>) {
  const control = useFieldControl(props);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const refs = useComposedRefs(textarea, ref);
  const [counted, setCounted] = useState(0);
  const length = typeof props.value === "string" ? countCharacters(props.value) : counted;

  // What was typed before the page's scripts ran, or filled in by the browser.
  useEffect(() => setCounted(countCharacters(textarea.current?.value)), []);
  useFormReset(textarea, () => setCounted(countCharacters(textarea.current?.value)));

  const limitId = `${control.id}-limit`;
  return (
    <>
      <textarea
        data-slot="text-area-control"
        rows={rows}
        className={cn(controlClassName, "resize-y")}
        ref={refs}
        onInput={(event: InputEvent<HTMLTextAreaElement>) => {
          setCounted(countCharacters(event.currentTarget.value));
          onInput?.(event);
        }}
        {...props}
        {...control}
        aria-describedby={joinIds(control["aria-describedby"], limit && limitId)}
      />
      {limit !== undefined && (
        <CharacterCount id={limitId} length={length} limit={limit} isRefused={control["aria-invalid"]} />
      )}
    </>
  );
}

interface CharacterCountProps {
  id: string;
  length: number;
  limit: number;
  /** The field's error says it then. */
  isRefused: boolean;
}

function CharacterCount({ id, length, limit, isRefused }: CharacterCountProps) {
  const messages = useMessages("textArea", textAreaMessages);
  const left = limit - length;
  const count = left < 0 ? messages.tooMany(-left) : messages.left(left);
  const announced = useAnnouncement(!isRefused && left < ANNOUNCE_BELOW_CHARACTERS ? count : "");

  return (
    <div data-slot="text-area-count" data-state={left < 0 ? "over" : "within"} className="mt-2 text-sm">
      <span
        id={id}
        className={cn(
          "block text-end tabular-nums",
          left < 0 ? "font-semibold text-critical" : "text-ink-muted",
        )}
      >
        {count}
      </span>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}
