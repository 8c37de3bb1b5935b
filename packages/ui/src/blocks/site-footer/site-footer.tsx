import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { currentOf, Link, type NamedLink } from "../../components/link";
import { Logo } from "../../components/logo";
import { Container } from "../../components/section";
import { cn } from "../../styles/cn";

/** Icons of the networks, drawn in the house style. */
const signs = {
  facebook: "M13.5 21v-8.5h3l.5-3.5h-3.5V7.25c0-1.1.6-1.75 1.9-1.75H17V2.5c-3.9-.7-7 .5-7 4.25V9H7v3.5h3V21",
  instagram:
    "M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.9v.2",
  linkedin: "M4 9.5V20M4 4.5v.2M9.5 20V9.5M9.5 14c0-2.7 1.7-4.5 4.5-4.5s4.5 1.8 4.5 4.5v6",
  x: "M4 4l16 16M20 4L4 20",
  youtube:
    "M6.5 5h11A4.5 4.5 0 0 1 22 9.5v5a4.5 4.5 0 0 1-4.5 4.5h-11A4.5 4.5 0 0 1 2 14.5v-5A4.5 4.5 0 0 1 6.5 5zM10 9l5 3-5 3z",
} as const;

export interface SiteFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** The page the footer is on: links to it, or to one above it, say so. */
  currentPath?: string;
  /** The clinic's name, and what is set small beside it. */
  logo: { name: string; descriptor: string };
  /** Its profiles on social networks, and what names them for screen readers. */
  social: {
    label: string;
    profiles: readonly { network: keyof typeof signs; label: string; url: string }[];
  };
  /** Folded on phones, so that the footer stays short. */
  columns: readonly { heading: string; links: readonly NamedLink[] }[];
  /** Statements, in a row of their own above the last lines. */
  legal: readonly NamedLink[];
  /** Who designed and built the site. */
  credit: { label: string; url?: string };
  /** What a visitor should know about the site. */
  notice?: string;
}

/** The footer of every page, on the deep colour. */
export function SiteFooter({
  currentPath,
  logo,
  social,
  columns,
  legal,
  credit,
  notice,
  className,
  ...props
}: SiteFooterProps) {
  const pageLink = ({ name, path }: NamedLink) => (
    <li key={path}>
      <Link href={path} aria-current={currentOf(path, currentPath)}>
        {name}
      </Link>
    </li>
  );
  return (
    <footer
      data-slot="site-footer"
      className={cn(
        "bg-deep text-on-deep print:hidden",
        // The focus ring's outer line is the accent, which is too dark here.
        "[&_:focus-visible]:outline-on-deep [&_:focus-visible]:shadow-none",
        "[&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:underline-offset-[0.22em] pointer-coarse:[&_a]:min-h-11",
        "[&_a:hover]:text-on-deep [&_a:hover]:underline [&_a[aria-current]]:underline",
        className,
      )}
      {...props}
    >
      <Container className="pt-10 pb-6 sm:pt-16">
        {/* Folded columns are rows with a line between them. */}
        <div className="grid gap-x-8 text-on-deep-muted sm:grid-cols-3 sm:gap-y-10 xl:grid-cols-[4fr_3fr_4fr_4fr]">
          <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:pb-4 sm:max-xl:col-span-full xl:flex-col xl:items-start xl:justify-start">
            <Logo descriptor={logo.descriptor} className="flex-wrap text-on-deep">
              {logo.name}
            </Logo>
            <ul
              aria-label={social.label}
              className="-mx-3 flex flex-wrap [&_a]:size-11 [&_a]:justify-center [&_svg]:size-5 [&_svg]:fill-none [&_svg]:stroke-current [&_svg]:stroke-[1.5]"
            >
              {social.profiles.map(({ network, label, url }) => (
                <li key={network}>
                  <a href={url} rel="me noopener">
                    <svg aria-hidden viewBox="0 0 24 24" strokeLinecap="round" strokeLinejoin="round">
                      <path d={signs[network]} />
                    </svg>
                    <span className="sr-only">{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {columns.map(({ heading, links }) => (
            <div key={heading} className="min-w-0">
              {/* From 601 px a column is unfolded, except in browsers without `::details-content`. */}
              <Heading
                level={2}
                size="title"
                className="mb-2 hidden text-on-deep sm:supports-[selector(::details-content)]:block"
              >
                {heading}
              </Heading>
              <details
                data-slot="site-footer-fold"
                className="ui-fold max-sm:border-on-deep/25 max-sm:border-t max-sm:open:pb-4"
              >
                <summary data-slot="site-footer-fold-summary" className="text-on-deep">
                  <Heading level={2} size="title">
                    {heading}
                  </Heading>
                </summary>
                <ul className="max-sm:columns-[8rem]">{links.map(pageLink)}</ul>
              </details>
            </div>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-on-deep/25 border-t pt-3 text-on-deep-muted text-sm sm:mt-10 sm:pt-5">
          <ul className="flex flex-wrap gap-x-6">{legal.map(pageLink)}</ul>
          {credit.url ? <a href={credit.url}>{credit.label}</a> : <p>{credit.label}</p>}
          {notice && <p className="basis-full">{notice}</p>}
        </div>
      </Container>
    </footer>
  );
}
