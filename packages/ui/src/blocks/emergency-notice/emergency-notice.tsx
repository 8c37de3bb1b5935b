import { PhoneIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../components/heading";
import { RuledList } from "../../components/ruled-list";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { telHref } from "../contact-links/phone-hrefs";

export interface EmergencyNoticeProps extends Omit<ComponentProps<"section">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** What the patient should do, where there is no list. */
  text?: ReactNode;
  /**
   * A line with the numbers, where they must not push down what else is urgent.
   * @default false
   */
  compact?: boolean;
  /** `EmergencyAdvice`, or `EmergencyCalls` where there is no list. */
  children: ReactNode;
}

/** What can't wait, and whom to call: apart from the rest of the page, before anything else about the treatment. */
export function EmergencyNotice({
  title,
  text,
  compact = false,
  className,
  children,
  ...props
}: EmergencyNoticeProps) {
  const id = useId();
  return (
    <section
      data-slot="emergency-notice"
      aria-labelledby={id}
      className={cn(
        "break-inside-avoid rounded-control border-critical border-s-[3px] bg-critical-soft text-ink print:p-3",
        compact ? "flex flex-wrap items-center justify-between gap-x-8 px-4 py-3 sm:px-6" : "p-5 sm:p-8",
        className,
      )}
      {...props}
    >
      <Heading id={id} level={2} size="title">
        {title}
      </Heading>
      {text && <p className="mt-2 max-w-prose">{text}</p>}
      {compact ? (
        children
      ) : (
        <div className="mt-4 grid gap-x-12 gap-y-8 md:auto-cols-fr md:grid-flow-col print:mt-1 print:auto-cols-fr print:grid-flow-col print:gap-x-6">
          {children}
        </div>
      )}
    </section>
  );
}

export interface EmergencyAdviceProps extends Omit<ComponentProps<"div">, "title"> {
  /** What to do, to be completed by each of the points: "Go to a hospital now if". */
  title: ReactNode;
  /** The signs, in short statements. */
  points: readonly string[];
  /** `EmergencyCalls`. */
  children?: ReactNode;
}

/** One thing to do, and the signs that call for it. */
export function EmergencyAdvice({ title, points, className, children, ...props }: EmergencyAdviceProps) {
  return (
    <div data-slot="emergency-advice" className={cn("flex min-w-0 flex-col", className)} {...props}>
      <Heading level={3} className="font-semibold font-text text-base">
        {title}
      </Heading>
      <RuledList items={points} className="mt-3 mb-3 print:my-1" />
      {children}
    </div>
  );
}

export interface EmergencyCallsProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Whom to call, with the number as it is written for people. */
  calls: readonly { name: string; phone: string }[];
}

/** The numbers, one tap away. */
export function EmergencyCalls({ calls, className, ...props }: EmergencyCallsProps) {
  return (
    <ul data-slot="emergency-calls" className={cn("flex flex-wrap gap-x-8", className)} {...props}>
      {calls.map(({ name, phone }) => (
        <li key={name}>
          <TextLink variant="standalone" href={telHref(phone)}>
            <PhoneIcon aria-hidden strokeWidth={1.5} /> {name}: {phone}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
