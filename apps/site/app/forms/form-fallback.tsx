import { ContactLinks, type ContactLinksProps } from "@clinic/ui/blocks/contact-links";

export interface FormFallbackProps extends Pick<ContactLinksProps, "branches"> {
  /** Why there is no form. */
  text: string;
}

/** Takes the place of a form without scripts: why, and the other ways to reach the clinic. */
export function FormFallback({ text, branches }: FormFallbackProps) {
  return (
    <div className="rounded-panel bg-surface-sunken p-6">
      <p>{text}</p>
      <ContactLinks branches={branches} />
    </div>
  );
}
