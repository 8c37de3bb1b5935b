"use client";

import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { formatNumber, useI18n, useMessages } from "../i18n-provider";
import { paginationMessages } from "./messages";
import { pageNumbers, pageOf } from "./page-of";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** How many entries there are in all. A page has six. */
  total: number;
  /** The current page, counted from 1. */
  page: number;
  /** Called with the page that was chosen. */
  onPageChange: (page: number) => void;
}

/**
 * Previous, page numbers, next. Previous is disabled on the first page and next on the last; both keep focus there.
 * Renders nothing where everything fits on one page. Give it an `aria-label` where a page has two.
 */
export function Pagination({ total, page, onPageChange, className, ...props }: PaginationProps) {
  const { locale } = useI18n();
  const messages = useMessages("pagination", paginationMessages);
  const pages = pageOf(total - 1);
  const [isUsed, setIsUsed] = useState(false);
  if (pages <= 1) return null;
  const show = (next: number) => {
    setIsUsed(true);
    onPageChange(next);
  };

  return (
    <nav
      data-slot="pagination"
      aria-label={messages.label}
      className={cn("noscript:hidden print:hidden", className)}
      {...props}
    >
      <ul className="flex flex-wrap items-center justify-center gap-2">
        <li>
          <Step kind="previous" disabled={page <= 1} onClick={() => show(page - 1)}>
            {messages.previous}
          </Step>
        </li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number === "gap" ? `gap ${index}` : number}>
            {number === "gap" ? (
              <span className="grid size-11 place-items-center">…</span>
            ) : (
              <button
                type="button"
                data-slot="pagination-page"
                aria-label={messages.page(number)}
                aria-current={number === page ? "page" : undefined}
                className="size-11 rounded-control border border-transparent font-semibold tabular-nums transition-colors hover:border-line-strong aria-[current]:bg-primary aria-[current]:text-on-primary forced-colors:aria-[current]:underline"
                onClick={() => show(number)}
              >
                {formatNumber(locale, number)}
              </button>
            )}
          </li>
        ))}
        <li>
          <Step kind="next" disabled={page >= pages} onClick={() => show(page + 1)}>
            {messages.next}
          </Step>
        </li>
      </ul>
      {/* Only what the visitor turns speaks, not a page that has come with a link. */}
      <p role="status" className="sr-only">
        {isUsed && messages.place(page, pages)}
      </p>
    </nav>
  );
}

type StepProps = ComponentProps<typeof Button> & { kind: "previous" | "next" };

function Step({ kind, disabled, onClick, children }: StepProps) {
  const Icon = kind === "next" ? ChevronRightIcon : ChevronLeftIcon;
  const icon = <Icon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />;
  return (
    // `disabled` would drop the focus of a visitor who has just reached the end.
    <Button
      variant="quiet"
      size="small"
      aria-disabled={disabled}
      className="aria-disabled:bg-transparent aria-disabled:text-ink-muted"
      onClick={disabled ? undefined : onClick}
    >
      {kind === "previous" && icon}
      <span className="max-sm:sr-only">{children}</span>
      {kind === "next" && icon}
    </Button>
  );
}
