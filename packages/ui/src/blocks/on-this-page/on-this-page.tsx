"use client";

import type { ComponentProps } from "react";
import { useMessages } from "../../components/i18n-provider";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { onThisPageMessages } from "./messages";

export interface OnThisPageProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The sections in their order: the `id` of each, and its name. */
  sections: readonly { id: string; name: string }[];
}

/** The contents of a long page: links to its sections that stay in sight on wide screens. */
export function OnThisPage({ sections, ...props }: OnThisPageProps) {
  const messages = useMessages("onThisPage", onThisPageMessages);
  return (
    <nav
      data-slot="on-this-page"
      aria-label={messages.label}
      className="sticky top-16 z-30 hidden border-y border-line bg-surface xl:block print:hidden"
      {...props}
    >
      <Container>
        <ul className="flex gap-8">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <TextLink variant="standalone" href={`#${id}`} className="text-sm">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
