import type { HomePage } from "@clinic/content/pages/home";
import { ToothFinder } from "@clinic/ui/blocks/tooth-finder";
import { useState } from "react";
import { useTroubleSearch } from "./use-trouble-search";

/** The upper teeth, the visitor's words and the concerns: three ways to the right page. */
export function HomeTeeth({ finder, troubles, answers }: HomePage["teeth"]) {
  const [words, setWords] = useState("");
  const { found, failed, teeth } = useTroubleSearch(words, troubles);
  const answer = failed ? answers.failed : found?.length ? answers.found : answers.none;
  return (
    <ToothFinder
      className="pt-8 md:pt-12"
      {...finder}
      found={found && { ...answer, choices: found }}
      foundTeeth={teeth}
      onWordsChange={setWords}
    />
  );
}
