import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { currentOf } from "../../components/link";
import { Logo } from "../../components/logo";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
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

interface PageLink {
  name: string;
  path: string;
}

export interface SiteFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** The page the footer is on: links to it, or to one above it, say so. */
  currentPath?: string;
  /** The clinic's name, and what is set small beside it. */
  logo: { name: string; descriptor: string };
  /** The clinic in a sentence or two. */
  description: string;
  /** Its profiles on social networks, and what names them for screen readers. */
  social: {
    label: string;
    profiles: readonly { network: keyof typeof signs; label: string; url: string }[];
  };
  /** Folded on phones, so that the footer stays short. */
  columns: readonly { heading: string; links: readonly PageLink[] }[];
  /** Statements, in a row of their own above the last lines. */
  legal: readonly PageLink[];
  /** Who designed and built the site (requirements, section 2). */
  credit: { label: string; url?: string };
  /** What a visitor should know about the site. */
  notice?: string;
}

/** The footer of every page, on the deep colour. */
export function SiteFooter({
  currentPath,
  logo,
  description,
  social,
  columns,
  legal,
  credit,
  notice,
  className,
  ...props
}: SiteFooterProps) {
  const pageLink = ({ name, path }: PageLink) => (
    <li key={path}>
      <TextLink variant="inverse" href={path} aria-current={currentOf(path, currentPath)}>
        {name}
      </TextLink>
    </li>
  );
  return (
    <footer
      data-slot="site-footer"
      className={cn(
        "bg-deep text-on-deep print:hidden",
        // The focus ring's outer line is the accent, which is too dark here.
        "[&_:focus-visible]:outline-on-deep [&_:focus-visible]:shadow-none",
        className,
      )}
      {...props}
    >
      <Container className="pt-12 pb-8 sm:pt-24">
        {/* The first column is a little wider. Folded columns are rows with a line between them. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 max-sm:*:col-span-full max-sm:*:first:pb-6 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 xl:grid-cols-[5fr_3fr_4fr_3fr]">
          <div className="flex min-w-0 flex-col gap-5">
            <Logo descriptor={logo.descriptor}>{logo.name}</Logo>
            <p className="max-w-80 text-on-deep-muted">{description}</p>
            <ul aria-label={social.label} className="-mx-2 flex flex-wrap gap-x-1">
              {social.profiles.map(({ network, label, url }) => (
                <li key={network}>
                  <a
                    href={url}
                    rel="me noopener"
                    className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm text-on-deep-muted underline-offset-[0.22em] hover:text-on-deep hover:underline"
                  >
                    <svg
                      aria-hidden
                      viewBox="0 0 24 24"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth={1.5}
                      strokeLinecap="round"
                      strokeLinejoin="round"
                      className="size-5 shrink-0"
                    >
                      <path d={signs[network]} />
                    </svg>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {columns.map(({ heading, links }) => (
            <div key={heading} className="flex min-w-0 flex-col gap-3">
              {/* From 601 px a column is unfolded, except in browsers without `::details-content`. */}
              <Heading
                level={2}
                size="title"
                className="hidden sm:supports-[selector(::details-content)]:block"
              >
                {heading}
              </Heading>
              <details
                data-slot="site-footer-fold"
                className="group/fold max-sm:border-on-deep/25 max-sm:border-t max-sm:open:pb-4 sm:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]"
              >
                <summary
                  data-slot="site-footer-fold-summary"
                  className="flex min-h-12 list-none items-center justify-between gap-4 sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden"
                >
                  <Heading level={2} size="title">
                    {heading}
                  </Heading>
                  <ChevronDownIcon
                    aria-hidden
                    strokeWidth={1.5}
                    className="size-5 shrink-0 transition-transform duration-200 group-open/fold:rotate-180"
                  />
                </summary>
                <ul className="text-on-deep-muted *:pb-1 max-sm:columns-[8rem] [&_a]:text-inherit">
                  {links.map(pageLink)}
                </ul>
              </details>
            </div>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-on-deep/25 pt-6 sm:mt-16 text-sm text-on-deep-muted [&>a]:text-inherit">
          <ul className="-my-1 flex w-full flex-wrap gap-x-6 gap-y-1 [&_a]:text-inherit">
            {legal.map(pageLink)}
          </ul>
          {credit.url ? (
            <TextLink variant="inverse" href={credit.url}>
              {credit.label}
            </TextLink>
          ) : (
            <p>{credit.label}</p>
          )}
          {notice && <p className="basis-full">{notice}</p>}
        </div>
      </Container>
    </footer>
  );
}
