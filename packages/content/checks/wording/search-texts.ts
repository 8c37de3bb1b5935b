import type { Content } from "../content.ts";
import type { Finding } from "../finding.ts";
import { textsOf } from "../walk.ts";

/** No two pages have the same title or description in search results. Lengths are the schema's job. */
export function checkSearchTexts({ sources }: Content): Finding[] {
  const texts = sources.flatMap(textsOf);
  return ["metaTitle", "metaDescription"].flatMap((key) => {
    const first = new Map<string, string>();
    return texts
      .filter((entry) => entry.key === key)
      .flatMap(({ file, field, text }) => {
        const other = first.get(text);
        if (other === undefined) {
          first.set(text, file);
          return [];
        }
        const problem = `${other} has the same text`;
        return [{ file, field, problem, remedy: "Write one that only fits this page" }];
      });
  });
}
