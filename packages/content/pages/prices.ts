import { type Fee, type FeeGroup, feeGroups } from "../src/fees/schema.ts";
import { pagePaths } from "../src/paths.ts";
import { pageHead } from "./head.ts";
import { trail } from "./parts/banner.ts";
import { bookingLink } from "./parts/branch.ts";
import { priceId, priceOf, priceRow } from "./parts/price-row.ts";
import { sourceList } from "./parts/source-list.ts";
import type { Site } from "./site.ts";

export type PricesPage = ReturnType<typeof pricesPage>;

/** What everything costs: a check-up first, then by tooth and by treatment, and how to pay. */
export function pricesPage(site: Site) {
  const page = site.page("prices");
  const { checkUp, teeth, treatments, questions } = page;
  const paying = { id: "paying", name: questions.heading };
  const link = ({ id, name }: { id: string; name: string }) => ({ name, path: `#${id}` });
  const groups = feeGroups.flatMap((group) => {
    const fees = site.fees.all.filter((fee) => fee.group === group);
    return fees.length === 0 ? [] : [priceGroup(site, group, fees)];
  });
  return {
    head: pageHead(site, { page, path: pagePaths.prices, picture: site.page("home").hero.image }),
    opening: {
      ...trail(site, page.breadcrumb ?? page.title),
      title: page.title,
      text: page.intro,
      first: { ...priceRow(site, checkUp.fee), name: checkUp.heading },
      booking: bookingLink(site),
      contents: [
        { title: teeth.heading, links: teeth.kinds.map(({ slug, name }) => link({ id: slug, name })) },
        { title: treatments.heading, links: [...groups, paying].map(link) },
      ],
    },
    teeth: {
      title: teeth.heading,
      teeth: teeth.kinds.map(({ slug, name, drawing, fees }) => ({
        id: slug,
        name,
        drawing,
        rows: fees.map(({ fee, name }) => ({
          ...priceOf(site, site.fees.get(fee)),
          name,
          path: `#${priceId(fee)}`,
        })),
      })),
    },
    treatments: { title: treatments.heading, text: treatments.text, groups },
    questions: { id: paying.id, title: paying.name, passages: questions.items },
    sources: sourceList(site, page.sources, page.sourceLabels),
  };
}

/** A part of the list, with the range of its fees. */
function priceGroup(site: Site, id: FeeGroup, fees: readonly Fee[]) {
  const { name, link } = site.page("prices").treatments.groups[id];
  const amount = Math.min(...fees.map((fee) => fee.amount));
  const highest = Math.max(...fees.map((fee) => fee.upTo ?? fee.amount));
  return {
    id,
    name,
    ...priceOf(site, {
      amount,
      upTo: highest > amount ? highest : undefined,
      sample: fees.some(({ sample }) => sample),
    }),
    link,
    rows: fees.map(({ slug }) => priceRow(site, slug)),
  };
}
