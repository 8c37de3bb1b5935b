"use client";

import { ChevronRightIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { useMessages } from "../i18n-provider";
import { Link } from "../link";
import { breadcrumbMessages } from "./messages";

/** Where the page is in the site: from the home page down to this page. */
export function Breadcrumb({ children, ...props }: ComponentProps<"nav">) {
  const messages = useMessages("breadcrumb", breadcrumbMessages);
  return (
    <nav data-slot="breadcrumb" aria-label={messages.label} {...props}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">{children}</ol>
    </nav>
  );
}

/** One step: a `BreadcrumbLink`, or, as the last, a `BreadcrumbPage`. */
export function BreadcrumbItem({ className, children, ...props }: ComponentProps<"li">) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={cn("group flex min-w-0 items-center gap-2", className)}
      {...props}
    >
      <ChevronRightIcon
        strokeWidth={1.5}
        className="size-4 shrink-0 opacity-70 group-first:hidden rtl:rotate-180"
      />
      {children}
    </li>
  );
}

/** A link to a page above this one, at least 44 px high and, over the room around it, wide. */
export function BreadcrumbLink({ className, ...props }: ComponentProps<"a">) {
  return (
    <Link
      data-slot="breadcrumb-link"
      className={cn(
        "-mx-3 inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline",
        className,
      )}
      {...props}
    />
  );
}

/** The current page, which is not a link. */
export function BreadcrumbPage({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="breadcrumb-page"
      aria-current="page"
      className={cn("font-semibold text-balance", className)}
      {...props}
    />
  );
}
