import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

/** Two nested arches, the dental arch and the doorway, 40 px high. Decoration: the name is beside it. */
export function LogoMark({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      data-slot="logo-mark"
      aria-hidden
      viewBox="8 5 48 51"
      fill="none"
      strokeWidth="7"
      className={cn("overridable:h-10 overridable:w-auto overridable:shrink-0", className)}
      {...props}
    >
      <path d="M11.5 56V29.5a20.5 20.5 0 0 1 41 0V56" stroke="currentColor" />
      {/* Mixed with the text colour, so that it is visible on plaster and on the deep colour alike. */}
      <path
        d="M25.5 56V30.5a6.5 6.5 0 0 1 13 0V56"
        stroke="color-mix(in oklab, var(--color-accent) 75%, currentColor)"
      />
    </svg>
  );
}

export interface LogoProps extends ComponentProps<"span"> {
  /** What the clinic does, set small under its name. */
  descriptor?: string | undefined;
}

/** The mark and the clinic's name, given as children. Put it inside a link to the home page. */
export function Logo({ descriptor, className, children, ...props }: LogoProps) {
  return (
    <span data-slot="logo" className={cn("inline-flex items-center gap-3", className)} {...props}>
      <LogoMark />
      <span className="flex flex-col leading-none">
        <span className="whitespace-nowrap font-display text-[1.375rem] leading-none">{children}</span>{" "}
        {descriptor && (
          <span className="mt-1.5 text-[0.75rem] font-semibold uppercase leading-none tracking-[0.24em]">
            {descriptor}
          </span>
        )}
      </span>
    </span>
  );
}
