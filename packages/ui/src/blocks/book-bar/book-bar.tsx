"use client";

import { MessageCircleIcon, PhoneIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useSyncExternalStore } from "react";
import { Button } from "../../components/button";
import { Link } from "../../components/link";
import { cn } from "../../styles/cn";
import { telHref, whatsAppHref } from "../contact-links/phone-hrefs";

/** A way to reach the clinic that differs by branch. */
export interface BookBarChoice {
  /** What it does, in one word: "Call". */
  label: string;
  /** The branches, with the number as displayed: "+91 22 0000 0101". */
  branches: readonly { name: string; phone: string }[];
}

export interface BookBarProps extends Omit<ComponentProps<"section">, "children"> {
  /** Names the bar for screen readers. */
  label: string;
  /** Opens the numbers to call. */
  call: BookBarChoice;
  /** Opens the numbers to write to on WhatsApp. */
  whatsApp: BookBarChoice;
  /** Leads to the form. */
  action: { name: string; path: string };
}

/**
 * Calling, writing and booking within reach of the thumb, on phones. Make it the last element of the body: it reserves
 * its space at the page's end, stays clear of the phone's own bar, and hides while someone is typing. Where the window is low
 * for its text, it stays at the page's end.
 */
export function BookBar({ label, call, whatsApp, action, className, ...props }: BookBarProps) {
  const isTyping = useSyncExternalStore(subscribeToFocus, hasFocusedField, () => false);
  return (
    <section
      data-slot="book-bar"
      aria-label={label}
      className={cn(
        "book-bar sticky bottom-[min(0px,var(--room-for-bars))] z-30 border-line border-t bg-surface sm:hidden print:hidden",
        "px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] [anchor-name:--book-bar]",
        // Not `display: none`, so that the page keeps its height under the keyboard.
        isTyping && "invisible",
        className,
      )}
      {...props}
    >
      {/* With large text, booking takes a row of its own. */}
      <div className="flex flex-wrap items-stretch gap-1">
        <Choice {...call} withNumbers icon={<PhoneIcon strokeWidth={1.5} />} hrefOf={telHref} />
        <Choice
          {...whatsApp}
          icon={<MessageCircleIcon strokeWidth={1.5} />}
          hrefOf={whatsAppHref}
          rel="noopener"
        />
        <Button
          asChild
          data-slot="book-bar-action"
          className="min-w-min flex-1 px-1 py-1 text-center text-sm leading-tight"
        >
          <Link href={action.path}>{action.name}</Link>
        </Button>
      </div>
    </section>
  );
}

interface ChoiceProps extends BookBarChoice {
  icon: ReactNode;
  hrefOf: (phone: string) => string;
  /** Whether the numbers are read, too: nobody types one into WhatsApp. */
  withNumbers?: boolean;
  rel?: string;
}

/**
 * A button that shows the branches above the bar. They are a popover, which opens before hydration and without
 * JavaScript; Esc and a tap elsewhere close it.
 */
function Choice({ icon, label, branches, hrefOf, withNumbers, rel }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-slot="book-bar-choice"
        popoverTarget={id}
        className="flex min-h-12 min-w-16 flex-col items-center justify-center gap-0.5 rounded-control px-1 font-semibold normal-case text-primary text-sm leading-tight hover:bg-primary-soft [&_svg]:size-5"
      >
        {icon}
        {label}
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={label}
        data-slot="book-bar-branches"
        className={cn(
          // Without anchor positioning they cover the bar.
          "fixed inset-x-0 top-auto bottom-0 m-0 w-auto supports-[top:anchor(top)]:bottom-[anchor(--book-bar_top)]",
          "border-0 border-line border-t bg-surface-raised px-gutter py-2 text-ink shadow-(--shadow-raised)",
          "transition-opacity starting:opacity-0",
        )}
      >
        <ul className="[&>li+li]:border-line [&>li+li]:border-t [&_a]:flex [&_a]:min-h-14 [&_a]:flex-wrap [&_a]:items-center [&_a]:justify-between [&_a]:gap-x-6 [&_a]:py-2 [&_a]:font-semibold [&_a]:hover:underline">
          {branches.map(({ name, phone }) => (
            <li key={name}>
              <a data-slot="book-bar-branch" href={hrefOf(phone)} rel={rel}>
                {name} {withNumbers && <bdi className="font-normal text-primary tabular-nums">{phone}</bdi>}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const hasFocusedField = () => document.activeElement?.matches(":read-write") ?? false;

function subscribeToFocus(onChange: () => void) {
  const controller = new AbortController();
  // Captured, because React stops propagation of events targeting a dehydrated boundary.
  const options = { capture: true, signal: controller.signal };
  for (const type of ["focusin", "focusout"]) document.addEventListener(type, onChange, options);
  return () => controller.abort();
}
