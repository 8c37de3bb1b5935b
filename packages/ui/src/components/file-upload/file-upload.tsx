"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { FileTextIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useAnnouncement } from "../../hooks/use-announcement";
import { useFormReset } from "../../hooks/use-form-reset";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { Field, type FieldOwnProps, useFieldControl } from "../field";
import { useI18n, useMessages } from "../i18n-provider";
import { fileUploadMessages } from "./messages";

interface FileUploadOwnProps {
  /** The chosen file, if any. */
  value: File | undefined;
  /** Called with the file that was chosen or dropped, and with `undefined` when it was removed. */
  onValueChange: (file: File | undefined) => void;
}

export interface FileUploadProps
  extends Omit<ComponentProps<"input">, "required" | "value" | "defaultValue" | "type" | "multiple">,
    FieldOwnProps,
    FileUploadOwnProps {}

/**
 * A field for one file: chosen, dropped or pasted, then shown with its size and a button to remove it.
 * `accept` only filters what the file dialog offers; check the file itself. `className` styles the whole
 * field; all other props, `ref` and `id` included, go to the `<input>`.
 */
export function FileUpload({ label, hint, error, required, id, className, ...props }: FileUploadProps) {
  return (
    <Field {...{ label, hint, error, required, className }} controlId={id}>
      <FileUploadControl problem={error} {...props} />
    </Field>
  );
}

function FileUploadControl({
  value,
  onValueChange,
  problem,
  ref,
  ...props
}: FileUploadOwnProps & { problem: ReactNode } & Omit<ComponentProps<"input">, "value">) {
  const { locale } = useI18n();
  const messages = useMessages("fileUpload", fileUploadMessages);
  const input = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(input, ref);
  const [dragging, setDragging] = useState(false);
  const [announced, setAnnounced] = useState("");
  // After the pause, the new file has been checked, and what was wrong with the last one is gone.
  const announcement = useAnnouncement(
    value && typeof problem === "string" ? `${value.name}: ${problem}` : announced,
  );

  const isDrawn = useRef(false);
  const takeEarly = useEffectEvent(choose);
  useEffect(() => {
    // The browser keeps its file when only the value is cleared. One that came before hydration counts.
    if (!value && input.current) {
      if (isDrawn.current) input.current.value = "";
      else takeEarly(input.current.files?.[0]);
    }
    isDrawn.current = true;
  }, [value]);
  useFormReset(input, () => value && onValueChange(undefined));

  function choose(file: File | undefined) {
    if (!file) return;
    setAnnounced(messages.chosen(file.name, sizeInWords(file.size, locale)));
    onValueChange(file);
  }

  /** As if it had been chosen, for forms that the browser sends. */
  function take([file]: FileList) {
    if (!file || !input.current) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.current.files = files.files;
    choose(file);
  }

  function remove() {
    setAnnounced(messages.removed);
    onValueChange(undefined);
    input.current?.focus();
  }

  const dropTarget: ComponentProps<"div"> = {
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setDragging(true);
      setAnnounced(messages.dropHere);
    },
    onDragLeave: () => setDragging(false),
    onDrop: (event) => {
      event.preventDefault();
      setDragging(false);
      take(event.dataTransfer.files);
    },
    onPaste: (event) => take(event.clipboardData.files),
  };

  const control = useFieldControl(props);
  return (
    <div
      data-slot="file-upload-area"
      data-state={dragging ? "dragging" : value ? "chosen" : "empty"}
      className={cn(
        "relative rounded-control border border-dashed p-[min(1.25rem,4vw)] transition-colors",
        "data-[state=dragging]:border-primary data-[state=dragging]:border-solid data-[state=dragging]:bg-primary-soft",
        props.disabled ? "border-line bg-surface-sunken" : "bg-surface-raised",
        !props.disabled && (control["aria-invalid"] ? "border-critical" : "border-line-strong"),
      )}
      {...(!props.disabled && dropTarget)}
    >
      <input
        data-slot="file-upload-input"
        type="file"
        className={cn(
          // Under the whole area, so that the browser takes a drop before scripts run; without its "No file chosen".
          "absolute inset-0 size-full rounded-control p-[min(1.25rem,4vw)] text-[0px]",
          "file:min-h-12 file:cursor-pointer file:rounded-control file:border file:border-line-strong file:border-solid file:bg-surface-raised file:px-[min(1.25rem,4vw)]",
          "file:font-semibold file:text-base file:text-ink file:transition-colors enabled:hover:file:border-ink enabled:hover:file:bg-surface-sunken",
          "disabled:cursor-not-allowed disabled:file:cursor-not-allowed disabled:file:opacity-55",
        )}
        ref={refs}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
        {...props}
        {...control}
      />
      <p aria-hidden className="pointer-events-none relative pt-14 text-ink-muted text-sm">
        {messages.drop}
      </p>
      {value && (
        <div
          data-slot="file-upload-file"
          className="relative mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-3"
        >
          <FileTextIcon strokeWidth={1.5} className="size-6 shrink-0 text-primary" />
          <p className="min-w-0 flex-1 basis-40">
            <span className="block font-medium [overflow-wrap:anywhere]">{value.name}</span>
            <span className="block text-ink-muted text-sm">{sizeInWords(value.size, locale)}</span>
          </p>
          <Button variant="quiet" size="small" disabled={props.disabled} onClick={remove}>
            {messages.remove} <span className="sr-only">{value.name}</span>
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Rounded up, so that a file that is one byte too large doesn't look as if it fitted. */
function sizeInWords(bytes: number, locale: string) {
  const kilobytes = bytes / 1024;
  const isSmall = kilobytes < 1000;
  const digits = isSmall ? 0 : 1;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    roundingMode: "ceil",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(isSmall ? kilobytes : kilobytes / 1024);
}
