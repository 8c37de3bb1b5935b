import { type ComponentProps, type ReactNode, useId } from "react";
import { Button, type ButtonProps } from "../../components/button";
import { Heading } from "../../components/heading";
import { cn } from "../../styles/cn";

/**
 * Calling, writing and booking within reach of the thumb, on phones. Make it the last element of the body: it reserves
 * its space at the page's end, stays clear of the phone's own bar, and hides while someone is typing.
 */
export function BookBar({ className, children, ...props }: ComponentProps<"section">) {
  return (
    <section
      data-slot="book-bar"
      className={cn(
        "@container/book-bar sticky bottom-0 z-30 border-line border-t bg-surface sm:hidden print:hidden",
        "px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] [anchor-name:--book-bar]",
        // Not `display: none`, so that the page keeps its height under the keyboard.
        "[visibility:var(--book-bar-visibility,visible)]",
        className,
      )}
      {...props}
    >
      {/* With large text, booking takes a row of its own. */}
      <div className="flex flex-wrap items-stretch gap-2">{children}</div>
    </section>
  );
}

/** Leads to the form. Takes a router's link as its child, with `asChild`. */
export function BookBarAction({ className, ...props }: ButtonProps) {
  return (
    <Button
      data-slot="book-bar-action"
      className={cn("min-w-min flex-1 px-2 text-sm", className)}
      {...props}
    />
  );
}

export interface BookBarChoiceProps extends Omit<ComponentProps<"button">, "title"> {
  /** The icon above the label. */
  icon: ReactNode;
  /** What it does, in one word: "Call". */
  label: string;
  /** The heading of the branches: "Which branch would you like to call?" */
  title: ReactNode;
  /** The branches: a `BookBarBranch` each. */
  children: ReactNode;
}

/**
 * A way to reach the clinic that differs by branch: a button that shows the branches above the bar. They are a popover,
 * which opens before hydration and without JavaScript; Esc and a tap elsewhere close it.
 */
export function BookBarChoice({ icon, label, title, className, children, ...props }: BookBarChoiceProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-slot="book-bar-choice"
        popoverTarget={id}
        className={cn(
          "flex min-h-12 min-w-16 flex-col items-center justify-center gap-0.5 rounded-control px-1 font-semibold text-primary text-sm leading-tight hover:bg-primary-soft [&_svg]:size-5",
          className,
        )}
        {...props}
      >
        {icon}
        {label}
      </button>
      <section
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        data-slot="book-bar-branches"
        className={cn(
          // Without anchor positioning they cover the bar.
          "fixed inset-x-0 top-auto bottom-0 m-0 w-auto supports-[top:anchor(top)]:bottom-[anchor(--book-bar_top)]",
          "border-0 border-line border-t bg-surface-raised px-gutter pt-5 pb-3 text-ink shadow-raised",
          "transition-opacity duration-200 starting:opacity-0",
        )}
      >
        <Heading level={2} size="title" id={`${id}-title`}>
          {title}
        </Heading>
        <ul className="mt-2">{children}</ul>
      </section>
    </>
  );
}

export interface BookBarBranchProps extends ComponentProps<"a"> {
  /** Name of the branch. */
  name: string;
  /** The number as displayed: "+91 22 0000 0101". */
  phone: string;
}

/** One branch of a `BookBarChoice`: its name and number, in one target. */
export function BookBarBranch({ name, phone, className, ...props }: BookBarBranchProps) {
  return (
    <li className="border-line border-t first:border-0">
      <a
        data-slot="book-bar-branch"
        className={cn(
          "flex min-h-14 flex-wrap items-center justify-between gap-x-6 rounded-control py-2 font-semibold hover:underline",
          className,
        )}
        {...props}
      >
        {name} <span className="font-normal text-primary tabular-nums">{phone}</span>
      </a>
    </li>
  );
}
