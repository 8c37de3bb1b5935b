"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { Messages } from "./messages";

interface I18n {
  locale: string;
  timeZone?: string;
  messages?: Messages;
}

export interface I18nProviderProps extends Partial<I18n> {
  /**
   * Language and region of dates, numbers and plurals, as a BCP 47 tag.
   * @default "en-IN"
   */
  locale?: string;
  /**
   * The time zone whose days are counted, as an IANA name: "Asia/Kolkata".
   * @default the visitor's own
   */
  timeZone?: string;
  /**
   * All messages of the components, English by default. A catalogue of type `Messages` that lacks one doesn't compile.
   */
  messages?: Messages;
  /** The page, or a part of it in another language. */
  children?: ReactNode;
}

const I18nContext = createContext<I18n>({ locale: "en-IN" });

/**
 * Sets the language, region, time zone and messages of the components inside. Not needed for English. It renders no
 * element: set `lang` and `dir` on one around it. What it leaves out comes from the provider around it.
 */
export function I18nProvider({ children, ...props }: I18nProviderProps) {
  const outer = use(I18nContext);
  const { locale = outer.locale, timeZone = outer.timeZone, messages = outer.messages } = props;
  const value = useMemo(() => ({ locale, timeZone, messages }), [locale, timeZone, messages]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The nearest provider's locale and time zone. */
export function useI18n() {
  return use(I18nContext);
}

/** A component's messages: those in `own`, else the provider's, else English. */
export function useMessages<Name extends keyof Messages>(
  name: Name,
  english: Messages[Name],
  own?: Partial<Messages[Name]>,
): Messages[Name] {
  const { messages } = use(I18nContext);
  return { ...(messages?.[name] ?? english), ...own };
}
