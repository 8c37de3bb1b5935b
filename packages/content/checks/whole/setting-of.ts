import type { Content } from "../../load/load-content.ts";
import { DEFAULT_LANGUAGE } from "../../src/schemas.ts";

/** The fields of a file below `data/settings/`; none while it can't be read. */
export function settingOf(
  { sources }: Pick<Content, "sources">,
  name: string,
): Readonly<Record<string, unknown>> {
  const isSetting = (source: Content["sources"][number]) =>
    source.kind === "settings" && source.name === name && source.language === DEFAULT_LANGUAGE;
  return sources.find(isSetting)?.value ?? {};
}
