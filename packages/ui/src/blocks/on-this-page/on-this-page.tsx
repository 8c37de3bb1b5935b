"use client";

import type { ComponentProps } from "react";
import { useMessages } from "../../components/i18n-provider";
import { Container } from "../../components/section";
import { LinkRow } from "../../components/text-link";
import { onThisPageMessages } from "./messages";

export interface OnThisPageProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The sections in their order: the `id` of each, and its name. */
  sections: readonly { id: string; name: string }[];
}

/** The contents of a long page: links to its sections. From 1201 px they stay in sight. */
export function OnThisPage({ sections, ...props }: OnThisPageProps) {
  const messages = useMessages("onThisPage", onThisPageMessages);
  return (
    <nav
      data-slot="on-this-page"
      aria-label={messages.label}
      className="on-this-page z-30 border-line border-b bg-surface max-xl:py-1 xl:sticky xl:top-16 print:hidden"
      {...props}
    >
      <Container>
        <LinkRow
          links={sections.map(({ id, name }) => ({ name, path: `#${id}` }))}
          className="gap-x-5 md:gap-x-8 [&_a]:text-sm"
        />
      </Container>
    </nav>
  );
}
