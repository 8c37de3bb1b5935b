import { PhoneIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Heading } from "../../components/heading";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { MoreLink } from "../block-section/more-link";
import { telHref } from "../contact-links/phone-hrefs";

/** Whom to call, with the number as it is written for people. */
export interface EmergencyCall {
  name: string;
  phone: string;
}

export interface EmergencyNoticeProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The heading. */
  title: string;
  /** The gravest signs, and what to do. */
  text: string;
  /** What only this page adds. */
  ownLine?: string;
  /** Whom to call. */
  calls: readonly EmergencyCall[];
  /** The page with all signs. */
  link: { name: string; path: string };
}

/** What can't wait, and whom to call: apart from the rest of the page, before anything else about the treatment. */
export function EmergencyNotice({
  title,
  text,
  ownLine,
  calls,
  link,
  className,
  ...props
}: EmergencyNoticeProps) {
  const id = useId();
  return (
    <section
      data-slot="emergency-notice"
      aria-labelledby={id}
      className={cn(
        "break-inside-avoid gap-x-column rounded-control border-critical border-s-[3px] bg-critical-soft px-4 pt-4 pb-2 text-ink sm:px-6 md:grid md:grid-cols-12 print:p-3",
        className,
      )}
      {...props}
    >
      <div className="md:col-span-6">
        <Heading id={id} level={2} size="title">
          {title}
        </Heading>
        <p className="mt-1 max-w-prose md:pb-2">{text}</p>
        {ownLine && <p className="mt-2 max-w-prose md:pb-2">{ownLine}</p>}
      </div>
      <div className="mt-1 md:col-span-6">
        <ul data-slot="emergency-calls" className="flex flex-wrap gap-x-3 sm:gap-x-5 xl:gap-x-8">
          {calls.map(({ name, phone }) => (
            <li key={name}>
              <TextLink variant="standalone" href={telHref(phone)} className="flex-wrap">
                <PhoneIcon strokeWidth={1.5} /> {name}: <bdi>{phone}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
        <MoreLink {...link} className="print:hidden" />
      </div>
    </section>
  );
}
