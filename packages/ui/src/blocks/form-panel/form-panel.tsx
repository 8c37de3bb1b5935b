import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { TextLink } from "../../components/text-link";
import { ContactLinks, type ContactLinksProps } from "../contact-links";

export interface FormPanelProps extends Omit<ComponentProps<"div">, "title"> {
  /** Id of the heading: it names the form, and links lead to it. */
  id: string;
  /** The heading. */
  title: string;
  /** A sentence or two under it. */
  text: string;
}

/** A form on a raised panel, under its heading. */
export function FormPanel({ id, title, text, children, ...props }: FormPanelProps) {
  return (
    <div data-slot="form-panel" {...props}>
      <Heading level={2} id={id} tabIndex={-1} className="scroll-mt-28 outline-none">
        {title}
      </Heading>
      <p className="mt-4 max-w-prose text-lead text-ink-muted">{text}</p>
      <div className="mt-8 rounded-panel border border-line bg-surface-raised p-5 sm:p-10">{children}</div>
    </div>
  );
}

export interface FormNoticeProps {
  /** What is kept, why, and for how long. */
  text: string;
  /** The page that says more. */
  link: { name: string; path: string };
}

/** What a form keeps and why: its `notice`. */
export function FormNotice({ text, link }: FormNoticeProps) {
  return (
    <p>
      {text} <TextLink href={link.path}>{link.name}</TextLink>
    </p>
  );
}

export interface FormFallbackProps extends Pick<ContactLinksProps, "branches"> {
  /** Explains why there is no form. */
  text: string;
}

/** What stands in for a form without JavaScript, as its `noScript`: other ways to reach the clinic. */
export function FormFallback({ text, branches }: FormFallbackProps) {
  return (
    <div data-slot="form-fallback" className="rounded-panel bg-surface-sunken p-6">
      <p>{text}</p>
      <ContactLinks branches={branches} />
    </div>
  );
}
