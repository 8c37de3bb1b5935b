"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import { plural } from "./words";

/**
 * Messages by the name of their component or block. What it leaves out stays English. In place of a function it may have
 * a text, as catalogues that are data do: `{1}` stands for the function's first argument. A text that depends on a number
 * has a form for each plural: `{ one: "{1} answer", other: "{1} answers" }`.
 */
export type MessageCatalogue = Readonly<Record<string, object>>;

interface I18n {
  locale: string;
  messages?: MessageCatalogue | undefined;
}

export interface I18nProviderProps {
  /**
   * Language and region of dates, numbers and plurals, as a BCP 47 tag.
   * @default "en-IN"
   */
  locale?: string | undefined;
  /**
   * Messages of the components and blocks; what they leave out is English, inside another provider, too. For a part the
   * type is `PartialMessages` of `@clinic/ui/messages`, for a catalogue that may lack none `ComponentMessages` or `Messages`.
   */
  messages?: MessageCatalogue | undefined;
  /** The page, or a part of it in another language. */
  children?: ReactNode;
}

const I18nContext = createContext<I18n>({ locale: "en-IN" });

/**
 * Sets the language, region and messages of the components inside. Not needed for English. It renders no
 * element: set `lang` and `dir` on one around it. A `locale`, or `messages` as a whole, that isn't given comes from the
 * provider around it.
 */
export function I18nProvider({ children, ...props }: I18nProviderProps) {
  const outer = use(I18nContext);
  const { locale = outer.locale, messages = outer.messages } = props;
  const value = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The nearest provider's locale. */
export function useI18n() {
  return use(I18nContext);
}

/** The messages of a component or block, which stand beside it in English: the nearest provider's, else English. */
export function useMessages<Messages extends object>(name: string, english: Messages): Messages {
  const { locale, messages } = use(I18nContext);
  return { ...english, ...asFunctions(messages?.[name] ?? {}, english, locale) };
}

/** Makes functions of texts that stand for one. */
function asFunctions(messages: object, english: object, locale: string) {
  const isFunction = (name: string) => typeof english[name as keyof typeof english] === "function";
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      if (!isFunction(name) || typeof message === "function") return [name, message];
      return [name, (...values: unknown[]) => fill(message, values, locale)];
    }),
  );
}

function fill(message: string | { other: string }, values: readonly unknown[], locale: string) {
  const count = Number(values.find((value) => typeof value === "number"));
  const text = typeof message === "string" ? message : plural(locale, count, message);
  return text.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place) - 1]));
}
