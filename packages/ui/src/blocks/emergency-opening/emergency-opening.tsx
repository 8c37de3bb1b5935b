import { ArrowDownIcon, PhoneIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../components/button";
import { Heading } from "../../components/heading";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { telHref } from "../contact-links/phone-hrefs";
import type { EmergencyCall } from "../emergency-notice";

/** What to do, and the signs for which to do it. */
interface Signs {
  title: string;
  text: string;
  points: readonly string[];
}

export interface EmergencyOpeningProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** What brings the visitor: the one `h1` of the page. */
  title: string;
  /** What to do first. */
  text: string;
  /** In small type, such as who checked the page. */
  note?: string;
  /** The way to first aid, for when nobody answers. */
  tonight: { name: string; path: string };
  /** Whom to call, each with whether it is open now, such as an `OpenStatus` on one line. */
  branches: readonly (EmergencyCall & { status?: ReactNode })[];
  /** Signs for which a hospital is needed: the numbers to call, where to read first aid, and a hospital open at night. */
  hospital: Signs & {
    calls: readonly EmergencyCall[];
    link: { name: string; path: string };
    night: { text: string; name: string; place: string; phone?: string };
  };
  /** Signs for which the patient calls the same day. */
  call: Signs;
}

/** The opening of the page for someone in pain: whom to call, then the signs that decide between us and a hospital. */
export function EmergencyOpening({
  title,
  text,
  note,
  tonight,
  branches,
  hospital,
  call,
  className,
  ...props
}: EmergencyOpeningProps) {
  const id = useId();
  const { night } = hospital;
  return (
    <section
      data-slot="emergency-opening"
      className={cn(
        "mb-10 border-line border-b bg-surface-sunken md:mb-20 print:m-0 print:border-0",
        className,
      )}
      {...props}
    >
      <Container className="grid grid-cols-1 gap-x-column gap-y-4 pt-4 pb-10 md:grid-cols-12 md:grid-rows-[auto_1fr] md:gap-y-10 md:pt-12 md:pb-20">
        <div className="md:col-span-5 print:flex print:items-baseline print:gap-8 print:[column-span:all]">
          <Heading level={1}>{title}</Heading>
          <p className="mt-2 text-lead text-ink-muted md:mt-4">{text}</p>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 md:mt-8 md:grid-cols-1 print:mt-1 print:flex print:gap-8">
            {branches.map(({ name, phone, status }) => (
              <li
                key={name}
                className="relative flex items-center justify-between gap-4 rounded-panel border border-line-strong bg-surface-raised px-[min(1rem,5vw)] py-3 text-ink transition-colors hover:border-ink md:px-6 md:py-5 print:border-0 print:p-0"
              >
                <div className="min-w-0">
                  <a
                    href={telHref(phone)}
                    className="block rounded-panel after:absolute after:inset-0 after:rounded-panel"
                  >
                    <span className="block font-display text-title leading-tight">{name}</span>{" "}
                    <span className="block font-semibold text-lead text-primary tabular-nums">
                      <bdi>{phone}</bdi>
                    </span>
                  </a>
                  {status}
                </div>
                <span
                  aria-hidden
                  className="flex size-[min(3rem,15vw)] shrink-0 items-center justify-center rounded-full bg-primary text-on-primary print:hidden"
                >
                  <PhoneIcon strokeWidth={1.5} className="size-6" />
                </span>
              </li>
            ))}
          </ul>
          <TextLink variant="standalone" href={tonight.path} className="mt-2 print:hidden">
            {tonight.name} <ArrowDownIcon strokeWidth={1.5} />
          </TextLink>
          {note && <p className="text-ink-muted text-sm">{note}</p>}
        </div>
        <section
          aria-labelledby={`${id}-hospital`}
          className="border-critical border-s-[3px] bg-surface-raised p-5 text-ink max-sm:-mx-gutter sm:rounded-control sm:p-8 md:col-span-7 md:row-span-2 print:p-0 print:ps-3"
        >
          <Heading id={`${id}-hospital`} level={2} size="title" className="text-critical">
            {hospital.title}
          </Heading>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 print:mt-1 print:flex print:gap-8">
            {hospital.calls.map((each) => (
              <li key={each.name}>
                <Button
                  asChild
                  variant="secondary"
                  className="w-full border-critical px-3 py-1.5 text-critical print:min-h-0 print:border-0 print:p-0"
                >
                  <a href={telHref(each.phone)}>
                    <span className="font-display text-heading leading-none">{each.phone}</span>
                    <span className="text-start text-sm">{each.name}</span>
                  </a>
                </Button>
              </li>
            ))}
          </ul>
          <p className="mt-4 font-semibold print:mt-1">{hospital.text}</p>
          <SignList signs={hospital.points} className="gap-x-10 sm:columns-2 print:columns-1" />
          <div className="mt-2 border-line-strong border-t pt-4 print:mt-1 print:pt-1">
            <TextLink variant="standalone" href={hospital.link.path} className="print:hidden">
              {hospital.link.name} <ArrowDownIcon strokeWidth={1.5} />
            </TextLink>
            <p>{night.text}</p>
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{night.name}</span> {night.place}
              {night.phone && (
                <TextLink variant="standalone" href={telHref(night.phone)}>
                  <PhoneIcon strokeWidth={1.5} /> <bdi>{night.phone}</bdi>
                </TextLink>
              )}
            </p>
          </div>
        </section>
        <section aria-labelledby={`${id}-call`} className="md:col-span-5">
          <Heading id={`${id}-call`} level={2} size="title">
            {call.title}
          </Heading>
          <p className="mt-2 font-semibold">{call.text}</p>
          <SignList signs={call.points} />
        </section>
      </Container>
    </section>
  );
}

interface SignListProps extends ComponentProps<"ul"> {
  signs: readonly string[];
}

/** Signs on rules, which may stand in columns. */
function SignList({ signs, className, ...props }: SignListProps) {
  return (
    <ul className={cn("mt-3 print:mt-0", className)} {...props}>
      {signs.map((sign) => (
        <li key={sign} className="break-inside-avoid border-line border-t py-2 sm:py-2.5 print:py-0.5">
          {sign}
        </li>
      ))}
    </ul>
  );
}
