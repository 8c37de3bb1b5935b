import { ContactLinks, type ContactLinksProps } from "@clinic/ui/blocks/contact-links";

export interface FormFallbackProps extends Pick<ContactLinksProps, "branches"> {
  /** Explains why there is no form. */
  text: string;
}

/** The no-JavaScript fallback of a form, with other ways to reach the clinic. */
export function FormFallback({ text, branches }: FormFallbackProps) {
  return (
    <div className="rounded-panel bg-surface-sunken p-6">
      <p>{text}</p>
      <ContactLinks branches={branches} />
    </div>
  );
}
