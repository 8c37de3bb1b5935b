import { Heading } from "../../components/heading";

export interface PageTitleProps {
  /** The heading of the page. */
  title: string;
  /** A sentence below it. */
  text: string;
}

/** The heading of a page without a banner. */
export function PageTitle({ title, text }: PageTitleProps) {
  return (
    <>
      <Heading level={1}>{title}</Heading>
      <p className="mt-3 max-w-prose text-ink-muted sm:mt-5 sm:text-lead">{text}</p>
    </>
  );
}
