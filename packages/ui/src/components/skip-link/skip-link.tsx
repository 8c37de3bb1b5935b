"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../styles/cn";
import { useMessages } from "../i18n-provider";
import { skipLinkMessages } from "./messages";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /**
   * Where to go: the id of the main content.
   * @default "#main"
   */
  href?: string;
  /**
   * What it says.
   * @default "Skip to main content"
   */
  children?: ReactNode;
}

/**
 * Takes keyboard users past the header: the first thing in the page, visible while it has focus. Its target
 * needs `tabIndex={-1}`.
 */
export function SkipLink({ className, href = "#main", children, ...props }: SkipLinkProps) {
  const messages = useMessages("skipLink", skipLinkMessages);
  return (
    <a
      data-slot="skip-link"
      href={href}
      className={cn(
        "fixed start-4 top-4 z-60 overridable:-translate-y-[200%] rounded-control bg-primary-strong px-5 py-3 font-semibold text-on-primary focus:translate-y-0 print:hidden",
        className,
      )}
      {...props}
    >
      {children ?? messages.label}
    </a>
  );
}
