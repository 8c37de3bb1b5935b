import { PhoneIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "../../components/button";
import { telHref } from "../contact-links/phone-hrefs";

/** Booking and calling within reach of the thumb, on phones. Make it the last of the page: it keeps its own place free. */
export function BookBar(props: ComponentProps<"div">) {
  return (
    <div
      data-slot="book-bar"
      className="sticky bottom-0 z-30 flex gap-3 border-line border-t bg-surface px-gutter py-3 sm:hidden print:hidden"
      {...props}
    />
  );
}

/** The way to the form. Give a router's link as the child, with `asChild`. */
export function BookBarAction(props: ButtonProps) {
  return <Button data-slot="book-bar-action" className="grow" {...props} />;
}

export interface BookBarCallProps extends Omit<ComponentProps<"a">, "href" | "children"> {
  /** Who answers: the name of the branch. */
  name: string;
  /** The number as it is shown: "+91 22 0000 0101". */
  phone: string;
}

/** Calls a branch. */
export function BookBarCall({ name, phone, ...props }: BookBarCallProps) {
  return (
    <Button data-slot="book-bar-call" asChild variant="secondary" size="icon">
      <a href={telHref(phone)} aria-label={`Call ${name}: ${phone}`} {...props}>
        <PhoneIcon aria-hidden strokeWidth={1.5} />
      </a>
    </Button>
  );
}
