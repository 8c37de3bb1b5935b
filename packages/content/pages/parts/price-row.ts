import type { Slug } from "../../src/collection/slug.ts";
import type { Fee } from "../../src/fees/schema.ts";
import type { Site } from "../site.ts";

/** A fee as the price list shows it, with what it includes. */
export function priceRow(site: Site, slug: Slug<"fees">) {
  const { includes } = site.setting("treatment-labels").facts;
  const { notes, ...row } = priceAndExtras(site, slug);
  return { ...row, notes: [site.words.sentence(`${includes}: ${site.fees.get(slug).includes}`), ...notes] };
}

/** A fee with only what is paid for besides: what it includes, the price list says. */
export function priceAndExtras(site: Site, slug: Slug<"fees">) {
  const { excludes } = site.setting("treatment-labels").facts;
  const fee = site.fees.get(slug);
  return {
    id: priceId(slug),
    name: fee.name,
    ...priceOf(site, fee),
    notes: fee.excludes ? [site.words.sentence(`${excludes}: ${fee.excludes}`)] : [],
  };
}

/** A fee's place among other places of a page, for links to it. */
export const priceId = (slug: Slug<"fees">) => `fee-${slug}`;

/** A price in words, and what marks it as a sample. */
export function priceOf({ words, setting }: Site, fee: Pick<Fee, "amount" | "upTo" | "sample">) {
  return { price: words.price(fee), mark: fee.sample ? setting("samples").price : undefined };
}
