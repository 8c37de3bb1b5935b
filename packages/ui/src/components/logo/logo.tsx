import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";

/** Two nested arches: the dental arch, and the doorway. Decoration: the name stands beside it. */
export function LogoMark({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      data-slot="logo-mark"
      aria-hidden
      viewBox="0 0 40 44"
      fill="none"
      stroke="currentColor"
      className={cn("h-11 w-10 shrink-0", className)}
      {...props}
    >
      <path d="M2 43V20a18 18 0 0 1 36 0v23" strokeWidth="2.5" />
      <path d="M11 43V20a9 9 0 0 1 18 0v23" strokeWidth="2.5" />
      <path d="M0 43h13M27 43h13" strokeWidth="2" />
    </svg>
  );
}

export interface LogoProps extends ComponentProps<"span"> {
  /** What the clinic does, set small under its name. */
  descriptor?: string;
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
