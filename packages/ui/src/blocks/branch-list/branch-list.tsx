import type { ComponentProps } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { cn } from "../../styles/cn";

/** The branches side by side, each with how to reach it. */
export function BranchList({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="branch-list"
      className={cn(
        "grid gap-px overflow-clip rounded-panel border border-line bg-line overridable:md:grid-cols-2",
        className,
      )}
      {...props}
    />
  );
}

/**
 * One branch: a name, then `BranchFacts`, then its actions. Two are side by side where there is room; one fills
 * the list.
 */
export function BranchItem({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      data-slot="branch-item"
      className={cn(
        "flex flex-col gap-6 bg-surface-raised p-6 text-ink only:col-span-full sm:p-10",
        className,
      )}
      {...props}
    />
  );
}

/** The name of the branch, as a heading, of level 3 by default. */
export function BranchName(props: HeadingProps) {
  return <Heading data-slot="branch-name" level={3} {...props} />;
}

/** Pairs of a term and its value: address, phones, hours. */
export function BranchFacts({ className, ...props }: ComponentProps<"dl">) {
  return <dl data-slot="branch-facts" className={cn("grid gap-5", className)} {...props} />;
}

export interface BranchFactProps extends ComponentProps<"div"> {
  /** The term, such as "Address". */
  term: string;
}

/** One fact: a term and, as children, its value. */
export function BranchFact({ term, children, ...props }: BranchFactProps) {
  return (
    <div data-slot="branch-fact" {...props}>
      <dt className="text-sm font-semibold text-ink-muted">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
