import { ToothFinderChoice } from "@clinic/ui/blocks/tooth-finder";
import { Button } from "@clinic/ui/button";
import { TextLink } from "@clinic/ui/text-link";
import { ArrowLeftIcon } from "lucide-react";
import { Link } from "react-router-dom";

/** The likely answer, as a link to the page to read. */
export function Choice({ text, path, help }: { text: string; path: string; help?: string }) {
  return (
    <ToothFinderChoice help={help}>
      <TextLink asChild variant="standalone">
        <Link to={path}>{text}</Link>
      </TextLink>
    </ToothFinderChoice>
  );
}

export function WhenToCome({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h4 className="mt-5 font-semibold font-text text-base">{heading}</h4>
      <p className="mt-1">{text}</p>
    </>
  );
}

/** Clears the chosen tooth, or the words typed. */
export function BackToConcerns({ children }: { children: string }) {
  return (
    <Button type="reset" variant="quiet" size="small" className="-ms-4 mt-3">
      <ArrowLeftIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
      {children}
    </Button>
  );
}
