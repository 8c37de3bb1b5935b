import { Container } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { ChevronDownIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { EmergencyBox, PageHead } from "../../layout";
import type { ConcernsView } from "./concerns-view.server";

/** From a concern, in a visitor's words, to the page that answers it: native disclosures and links, in two steps. */
export function ConcernsPage({ page, signs, concerns }: ConcernsView) {
  const list = useLinkedConcern();
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.breadcrumb ?? page.title} />
      <Container className="grid gap-12 py-12">
        <EmergencyBox signs={signs} />
        <div ref={list} className="border-line-strong border-b">
          {concerns.map((concern) => (
            <details
              key={concern.slug}
              name="concern"
              className="group/concern border-line-strong border-t print:[&::details-content]:[content-visibility:visible]"
            >
              <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 text-primary underline-offset-[0.22em] hover:underline [&::-webkit-details-marker]:hidden">
                <h2 className="font-display text-title">{concern.name}</h2>
                <ChevronDownIcon
                  aria-hidden
                  strokeWidth={1.5}
                  className="size-6 shrink-0 transition-transform duration-200 group-open/concern:rotate-180"
                />
              </summary>
              {/* The id is inside, so that browsers open the concern in a URL's fragment. */}
              <div id={concern.slug} className="grid grid-cols-1 gap-x-column gap-y-6 pb-10 md:grid-cols-12">
                {concern.signs && <EmergencyBox signs={concern.signs} className="md:col-span-full" />}
                <div className="md:col-span-5">
                  <h3 className="font-semibold font-text text-base">{page.when}</h3>
                  <p className="mt-1 max-w-prose">{concern.when}</p>
                </div>
                <div className="md:col-span-7">
                  <h3 className="font-semibold font-text text-base">{page.read}</h3>
                  <ul>
                    {concern.choices.map(({ text, path, name }) => (
                      <li key={text} className="relative border-line border-b py-3 last:border-b-0">
                        <TextLink asChild variant="standalone">
                          <Link to={path} className="after:absolute after:inset-0">
                            {text}
                          </Link>
                        </TextLink>
                        {name && <p className="text-ink-muted text-sm">{name}</p>}
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </details>
          ))}
        </div>
      </Container>
    </>
  );
}

/** Opens the concern in the URL's fragment. Browsers do so when a page loads, but not when a router changes the URL. */
function useLinkedConcern() {
  const list = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const linked = list.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.closest("details");
    if (!linked) return;
    linked.open = true;
    // After the router has restored or reset the scroll position.
    const frame = requestAnimationFrame(() => linked.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return list;
}
