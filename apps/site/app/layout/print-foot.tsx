import { useMatches } from "react-router-dom";
import type { BranchView } from "../branches/branches.server";
import { siteUrl } from "../seo/site-url";

export interface PrintFootProps {
  /** The clinic's name. */
  name: string;
  branches: readonly Omit<BranchView, "map">[];
}

/** The end of a printed page: where the branches are, how to call them, and where the page is to be found. */
export function PrintFoot({ name, branches }: PrintFootProps) {
  // The page's own path, and not the one in the address bar: some pages are shown under addresses of others.
  const { head } = (useMatches().at(-1)?.loaderData ?? {}) as { head?: { path?: string } };
  const [email] = branches.map((branch) => branch.email);
  return (
    <div
      data-slot="print-foot"
      className="mt-8 hidden break-inside-avoid border-line-strong border-t pt-4 print:block"
    >
      <div className="grid grid-cols-2 gap-x-12">
        {branches.map(({ slug, name, address, phones, hoursLines }) => (
          <div key={slug}>
            <p className="font-display text-title">{name}</p>
            <p>{[...address.street, address.locality, `${address.city} ${address.postalCode}`].join(", ")}</p>
            <p className="mt-1 font-semibold">{phones.join(", ")}</p>
            <p className="mt-1">{hoursLines.map(({ days, times }) => `${days}: ${times}`).join("; ")}</p>
          </div>
        ))}
      </div>
      <p className="mt-3">
        {`${name}, ${email}.`}
        {head?.path && ` This page: ${siteUrl(head.path).replace(/^https?:\/\/|\/$/g, "")}`}
      </p>
    </div>
  );
}
