import { type PropsWithChildren, useEffect } from "react";
import { type API, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { otherWords } from "./other-words";

type Index = NonNullable<ReturnType<API["getIndex"]>>;
type Entry = Index["entries"][string];

/**
 * Makes Storybook's search find pages by their other words. It searches names, paths and the headings within a page
 * (`anchors`), which only the server fills, if asked to index every heading; so the words stand in for headings here.
 */
export function OtherWords({ children }: PropsWithChildren) {
  const api = useStorybookApi();
  // Again whenever the index is replaced, as it is while stories are edited.
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (index && !Object.values(index.entries).some(hasWords)) api.setIndex(withWords(index));
  }, [api, index]);
  return children;
}

const hasWords = (entry: Entry) => "anchors" in entry;

function withWords(index: Index): Index {
  const all = Object.values(index.entries);
  const documented = new Set(all.filter(({ type }) => type === "docs").map(({ title }) => title));
  const anchorsOf = ({ id, title, type }: Entry) => {
    // Results lead to the page about a component; where there is none, to its stories.
    const words = type === "docs" || !documented.has(title) ? otherWords[title] : undefined;
    return words && { anchors: words.map((word) => ({ id, title: word })) };
  };
  return {
    ...index,
    entries: Object.fromEntries(all.map((entry) => [entry.id, { ...entry, ...anchorsOf(entry) }])),
  };
}
