import type { ComponentProps } from "react";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface PriceValue {
  /** In words: "₹5,000 – ₹7,000". */
  price: string;
  /** What the price is, where it isn't one to rely on: "sample". */
  mark?: string;
}

export interface PriceRow extends PriceValue {
  /** Its place in links: `/prices#crown`. A row that was linked to is marked. */
  id?: string;
  /** What is paid for. */
  name: string;
  /** Where more is said of it. */
  path?: string;
  /** What is included, and what isn't. */
  notes?: readonly string[];
}

export interface PriceRowsProps extends Omit<ComponentProps<"dl">, "children"> {
  /** What can be paid for, in order. */
  rows: readonly PriceRow[];
  /** What they are for, such as "Front tooth", where other rows have the same names: heard after each link. */
  about?: string;
}

/** What things cost, each on a rule. Where there is room, the notes stand between the name and the price. */
export function PriceRows({ rows, about, className, ...props }: PriceRowsProps) {
  return (
    <div className={cn("@container min-w-0", className)}>
      <dl
        data-slot="price-rows"
        className="[&>div]:flex [&>div]:scroll-mt-28 [&>div]:break-inside-avoid [&>div]:flex-wrap [&>div]:items-baseline [&>div]:gap-x-5 [&>div]:border-line [&>div]:border-t [&>div]:target:bg-primary-soft @2xl:[&>div]:grid @2xl:[&>div]:grid-cols-[6fr_7fr_minmax(14rem,5fr)] print:[&>div]:py-1"
        {...props}
      >
        {rows.map(({ id, name, path, notes = [], ...value }) => (
          <div key={name} id={id} className={path ? "py-0.5" : "py-2 md:py-3"}>
            <dt className="min-w-0 flex-[1_1_6rem] font-semibold">
              {path ? (
                <TextLink variant="standalone" href={path}>
                  {name}
                  {about && <span className="sr-only">{` ${about}`}</span>}
                </TextLink>
              ) : (
                name
              )}
            </dt>
            <dd className="ms-auto text-end @2xl:col-start-3">
              <Price {...value} />
            </dd>
            {notes.length > 0 && (
              <dd className="basis-full text-sm text-ink-muted @2xl:col-start-2 @2xl:row-start-1">
                {notes.map((note) => (
                  <span key={note} className="block">
                    {note}
                  </span>
                ))}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A price after its mark, so that prices under one another end alike. */
export function Price({ price, mark }: PriceValue) {
  return (
    <>
      {mark && <span className="font-text text-sm text-ink-muted">{mark}</span>}{" "}
      <bdi className="tabular-nums">{price}</bdi>
    </>
  );
}
