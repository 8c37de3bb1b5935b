import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

/** A live part of a docs page, isolated from Storybook's styles. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className="my-8 text-base text-ink">{children}</div>
    </Unstyled>
  );
}

/** A scrollable table of values read from the code. */
export function SourceTable({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <Part>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={head.join(", ")}>
        <table className="w-full border-collapse text-start text-sm [&_td]:border-b [&_td]:border-line [&_td]:py-3 [&_td]:pe-6 [&_td]:align-middle [&_th]:border-b [&_th]:border-line-strong [&_th]:py-2 [&_th]:pe-6 [&_th]:text-start [&_th]:font-semibold">
          <thead>
            <tr>
              {head.map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </Part>
  );
}

/** The name of a token or class. */
export function Name({ children }: { children: ReactNode }) {
  return (
    <code className="whitespace-nowrap leading-snug font-[ui-monospace,monospace] text-[0.8125rem]">
      {children}
    </code>
  );
}
