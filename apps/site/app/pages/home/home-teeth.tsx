import type { HomePage } from "@clinic/content/pages/home";
import { ToothFinder } from "@clinic/ui/blocks/tooth-finder";
import { type SyntheticEvent, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { useTroubleSearch } from "./use-trouble-search";

/** What is typed or chosen, for who comes back. It may be about health, so nothing is stored. */
let last: FormData | undefined;

/** Fills in the form again, before its own effects read it. */
function restore(section: HTMLElement | null) {
  const fields = section?.querySelector("form")?.elements;
  for (const [name, value] of last ?? []) Object.assign(fields?.namedItem(name) ?? {}, { value });
}

/** The upper teeth, the visitor's words and the concerns: three ways to the right page. */
export function HomeTeeth({ finder, troubles, answers }: HomePage["teeth"]) {
  const [kept] = useState(useNavigationType() === NavigationType.Pop ? last : undefined);
  const [words, setWords] = useState(String(kept?.get("words") ?? ""));
  const keep = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    last = new FormData(currentTarget.querySelector("form") ?? undefined);
  };
  const { found, failed, teeth } = useTroubleSearch(words, troubles);
  const answer = failed ? answers.failed : found?.length ? answers.found : answers.none;
  return (
    <ToothFinder
      ref={kept && restore}
      onChange={keep}
      // A tooth chosen before hydration, too.
      onClick={keep}
      onReset={() => {
        last = undefined;
      }}
      className="pt-8 md:pt-12"
      {...finder}
      found={found && { ...answer, choices: found }}
      foundTeeth={teeth}
      onWordsChange={setWords}
    />
  );
}
