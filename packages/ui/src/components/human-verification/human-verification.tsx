"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { CheckIcon, CircleAlertIcon } from "lucide-react";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useFormReset } from "../../hooks/use-form-reset";
import { cn } from "../../styles/cn";
import { FieldError, joinIds } from "../field";
import { useMessages } from "../i18n-provider";
import { Spinner } from "../spinner";
import { humanVerificationMessages } from "./messages";

/** Where a provider with a widget of its own, such as reCAPTCHA, renders it. */
export interface VerificationWidget {
  /** Shows an empty element below the box until the check is settled. */
  open: () => HTMLElement;
  /** Unticks the box: the token of this check no longer counts. */
  expire: () => void;
}

/** Checks that a person, not a program, fills in the form. Any provider can implement it. */
export interface VerificationProvider {
  /**
   * Runs the check and resolves with its token. The signal is aborted when the box leaves the page.
   * A rejection is shown as a failed check.
   */
  verify: (signal: AbortSignal, widget: VerificationWidget) => Promise<string>;
  /** Milliseconds for which a token is valid; the box then unticks itself. By default it never expires. */
  expiresInMs?: number;
}

type VerificationState = "unchecked" | "verifying" | "asking" | "verified" | "expired" | "failed";

/** After this time the message changes, so that nobody takes a slow check for a broken one. */
const SLOW_AFTER_MS = 5_000;

export interface HumanVerificationProps
  extends Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "checked">,
    VerificationProvider {
  /** The token of the check; an empty string for none. */
  value: string;
  /** Called with the token when the check is done, and with an empty string when it has expired. */
  onValueChange: (token: string) => void;
  /**
   * What the visitor confirms.
   * @default "I am not a robot"
   */
  label?: ReactNode;
  /** What the visitor can do while the check is working. */
  verifyingHint?: string;
  /** Why the check has failed, said before what to do about it. */
  failure?: ReactNode;
  /** What is wrong, such as that the check is missing. */
  error?: ReactNode;
}

/**
 * A box to tick that runs the human check: unchecked, verifying, asking (the provider's own widget is open), verified,
 * expired or failed. Each change is announced. `className` styles the whole; all other props, `ref` and `id` included, go
 * to the checkbox.
 */
export function HumanVerification({
  value,
  onValueChange,
  verify,
  expiresInMs,
  label,
  verifyingHint,
  failure,
  error,
  id,
  className,
  ref,
  "aria-describedby": describedBy,
  ...props
}: HumanVerificationProps) {
  const messages = useMessages("humanVerification", humanVerificationMessages);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messageId = `${controlId}-message`;
  const errorId = `${controlId}-error`;
  const [phase, setPhase] = useState<Exclude<VerificationState, "verified">>("unchecked");
  const state = value ? "verified" : phase;
  const [slow, setSlow] = useState(false);
  const running = useRef<AbortController>(null);
  const box = useRef<HTMLInputElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const message = state !== "unchecked" && messages[state];
  const pending = state === "verifying" || state === "asking";

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (state !== "verifying") return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state]);
  useFormReset(box, () => {
    running.current?.abort();
    setPhase("unchecked");
    if (value) onValueChange("");
  });

  function expire() {
    setPhase("expired");
    onValueChange("");
  }
  const onExpired = useEffectEvent(expire);
  useEffect(() => {
    if (!value || expiresInMs === undefined) return;
    const timer = setTimeout(onExpired, expiresInMs);
    return () => clearTimeout(timer);
  }, [value, expiresInMs]);

  function openWidget() {
    const place = widget.current;
    if (!place) throw new Error("The box has left the page.");
    place.replaceChildren();
    setPhase("asking");
    return place;
  }

  async function check() {
    if (pending || state === "verified") return;
    setPhase("verifying");
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    try {
      const token = await verify(signal, {
        open: openWidget,
        expire: () => {
          if (running.current === run && !signal.aborted) expire();
        },
      });
      if (signal.aborted) return;
      // Removing the widget would lose the focus.
      if (widget.current?.contains(document.activeElement)) box.current?.focus();
      setPhase("unchecked");
      onValueChange(token);
    } catch {
      if (!signal.aborted) setPhase("failed");
    }
  }

  return (
    <div data-slot="human-verification" data-state={state} className={className}>
      <div
        className={cn(
          "relative flex items-center gap-4 rounded-control border bg-surface-raised p-4",
          error || state === "failed" ? "border-critical" : "border-line-strong",
        )}
      >
        <span className="relative grid size-7 shrink-0 place-items-center">
          <input
            ref={useComposedRefs(box, ref)}
            data-slot="human-verification-control"
            type="checkbox"
            id={controlId}
            checked={state === "verified"}
            onChange={check}
            aria-describedby={joinIds(message && messageId, error && errorId, describedBy)}
            aria-invalid={Boolean(error)}
            className={cn(
              "peer size-7 cursor-pointer appearance-none rounded-[min(var(--radius-control),6px)] border border-line-strong bg-surface-raised transition-colors hover:border-ink",
              "checked:border-positive checked:bg-positive forced-colors:appearance-auto",
              // The whole box is the target, not the small square alone.
              "after:absolute after:-inset-4 after:content-['']",
              pending && "opacity-0",
            )}
            {...props}
          />
          {pending && <Spinner className="pointer-events-none absolute size-7 text-primary" />}
          {state === "verified" && (
            <CheckIcon
              strokeWidth={2}
              className="pointer-events-none absolute size-5 text-surface-raised forced-colors:hidden"
            />
          )}
        </span>
        <div className="min-w-0">
          <label htmlFor={controlId} className="font-semibold leading-snug">
            {label ?? messages.label}
          </label>
          <p
            id={messageId}
            data-slot="human-verification-message"
            role="status"
            className={cn("flex gap-2 text-sm", {
              "text-ink-muted": state === "unchecked" || pending,
              "text-positive": state === "verified",
              "font-medium text-critical": state === "expired" || state === "failed",
            })}
          >
            {(state === "expired" || state === "failed") && (
              <CircleAlertIcon strokeWidth={1.5} className="mt-px size-5 shrink-0" />
            )}
            {state === "failed" && failure && <>{failure} </>}
            {slow ? messages.slow : message}
            {slow && verifyingHint && <> {verifyingHint}</>}
          </p>
          {/* Heard only once the check is slow: most are done before it is read out. */}
          {state === "verifying" && !slow && verifyingHint && (
            <p className="text-ink-muted text-sm">{verifyingHint}</p>
          )}
        </div>
      </div>
      {/* Its content is the provider's, not React's. */}
      <div
        ref={widget}
        data-slot="human-verification-widget"
        hidden={state !== "asking"}
        className="mt-3 overflow-x-auto"
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
