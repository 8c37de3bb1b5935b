import type { ReactNode, Ref } from "react";
import { Heading } from "../../components/heading";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface ToothPanelProps {
  /** The kind of tooth that it is about, counted from 1. Without it, the panel is shown until one is chosen. */
  tooth?: number;
  title: string;
  /** Its heading, which takes the focus of a button that is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** What there is to read about a kind of tooth, or before one is chosen. */
export function ToothPanel({ tooth, title, headingRef, children }: ToothPanelProps) {
  return (
    <div
      data-slot="tooth-finder-panel"
      data-panel={tooth ?? ""}
      className="tooth-panel col-start-1 row-start-1 min-w-0"
    >
      <Heading ref={headingRef} level={3} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** What the visitor sees or feels: a link to the page about it. */
export interface ToothChoice {
  name: string;
  path: string;
  /** What can be done. */
  help?: string;
}

export function ToothChoices({ choices, className }: { choices: readonly ToothChoice[]; className: string }) {
  return (
    <ul data-slot="tooth-finder-choices" className={cn("border-line-strong border-b", className)}>
      {choices.map(({ name, path, help }) => (
        <li
          key={name}
          className="relative border-line-strong border-t py-2 [&>a]:flex [&>a]:after:absolute [&>a]:after:inset-0"
        >
          <TextLink variant="standalone" href={path}>
            {name}
          </TextLink>
          {help && <p className="-mt-1.5 pb-1 text-ink-muted text-sm">{help}</p>}
        </li>
      ))}
    </ul>
  );
}

export interface WhenToComeProps {
  title: string;
  text: string;
}

export function WhenToCome({ title, text }: WhenToComeProps) {
  return (
    <>
      <h4 className="mt-5 font-semibold font-text text-base">{title}</h4>
      <p className="mt-1">{text}</p>
    </>
  );
}
