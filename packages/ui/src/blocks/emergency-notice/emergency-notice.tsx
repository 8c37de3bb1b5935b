import { PhoneIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Heading } from "../../components/heading";
import { RuledList } from "../../components/ruled-list";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { telHref } from "../contact-links/phone-hrefs";

/** Whom to call, with the number as it is written for people. */
export interface EmergencyCall {
  name: string;
  phone: string;
}

export interface EmergencyNoticeProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The heading. */
  title: string;
  /** What the patient should do, where there is no list. */
  text?: string;
  /**
   * A line with the numbers, where they must not push down what else is urgent.
   * @default false
   */
  compact?: boolean;
  /**
   * Whom to call, where there is no list.
   * @default none
   */
  calls?: readonly EmergencyCall[];
  /**
   * What to do, completed by each of the signs: "Go to a hospital now if". Then whom to call, and a note.
   * @default none
   */
  advice?: readonly {
    title: string;
    points: readonly string[];
    calls?: readonly EmergencyCall[];
    note?: string;
  }[];
}

/** What can't wait, and whom to call: apart from the rest of the page, before anything else about the treatment. */
export function EmergencyNotice({
  title,
  text,
  compact = false,
  calls = [],
  advice = [],
  className,
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
        <Calls calls={calls} />
      ) : (
        <div className="mt-4 grid gap-x-12 gap-y-8 md:auto-cols-fr md:grid-flow-col print:mt-1 print:auto-cols-fr print:grid-flow-col print:gap-x-6">
          {calls.length > 0 && <Calls calls={calls} />}
          {advice.map(({ title, points, calls = [], note }) => (
            <div key={title} data-slot="emergency-advice" className="flex min-w-0 flex-col">
              <Heading level={3} className="font-semibold font-text text-base">
                {title}
              </Heading>
              <RuledList items={points} className="mt-3 mb-3 print:my-1" />
              {calls.length > 0 && <Calls calls={calls} />}
              {note && <p className="mt-2">{note}</p>}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** The numbers, one tap away. */
function Calls({ calls }: { calls: readonly EmergencyCall[] }) {
  return (
    <ul data-slot="emergency-calls" className="flex flex-wrap gap-x-8">
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
