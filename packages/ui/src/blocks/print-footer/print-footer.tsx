import type { ComponentProps } from "react";

export interface PrintFooterProps extends Omit<ComponentProps<"div">, "children"> {
  /** The clinic's name. */
  name: string;
  /** Its mail address. */
  email: string;
  /** The branches: address, phones and opening hours in words. */
  branches: readonly {
    slug: string;
    name: string;
    address: readonly string[];
    phones: readonly string[];
    hours: readonly { days: string; times: string }[];
  }[];
  /** The page's address as a reader would type it: "archhouse.example/root-canal". */
  address?: string;
}

/** The end of a printed page: where the branches are, how to call them, and the page's address. */
export function PrintFooter({ name, email, branches, address: page, ...props }: PrintFooterProps) {
  return (
    <div
      data-slot="print-footer"
      className="mt-8 hidden break-inside-avoid border-line-strong border-t pt-4 print:block"
      {...props}
    >
      <div className="grid grid-cols-2 gap-x-12">
        {branches.map(({ slug, name, address, phones, hours }) => (
          <div key={slug}>
            <p className="font-display text-title">{name}</p>
            <p>{address.join(", ")}</p>
            <p className="mt-1 font-semibold">{phones.join(", ")}</p>
            <p className="mt-1">{hours.map(({ days, times }) => `${days}: ${times}`).join("; ")}</p>
          </div>
        ))}
      </div>
      <p className="mt-3">
        {`${name}, ${email}.`}
        {page && ` This page: ${page}`}
      </p>
    </div>
  );
}
