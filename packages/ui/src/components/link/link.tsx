"use client";

import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from "react";

/** A page under the words that lead to it, as blocks take their links. */
export interface NamedLink {
  name: string;
  path: string;
}

/** Stands in for `<a>`: takes its props, and decides by `href` whether the router or the browser follows it. */
export type LinkComponent = ElementType<ComponentProps<"a">>;

const LinkContext = createContext<LinkComponent>("a");

export interface LinkProviderProps {
  /** Renders every link inside. Define it outside of a component: a new one would replace every link on the page. */
  component: LinkComponent;
  /** The page. */
  children: ReactNode;
}

/** Makes the library's links those of a router. Not needed without one. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link without a look: the nearest provider's, else `<a>`. */
export function Link(props: ComponentProps<"a">) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
