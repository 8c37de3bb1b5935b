import {
  ToothArch,
  ToothFinder,
  ToothFinderChoices,
  ToothFinderField,
  ToothFinderFound,
  ToothFinderHead,
  ToothFinderPanel,
  ToothFinderPanels,
  type ToothNumber,
} from "@clinic/ui/blocks/tooth-finder";
import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { useEffect, useRef, useState } from "react";
import { BackToConcerns, Choice, WhenToCome } from "./teeth-parts";
import type { TeethView } from "./teeth-view.server";
import { useTroubleSearch } from "./use-trouble-search";

/** The upper teeth, the visitor's words and the concerns: three ways to the right page. */
export function HomeTeeth({ title, when, teeth, concerns }: TeethView) {
  const [words, setWords] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // What was typed before hydration.
  useEffect(() => setWords(field.current?.value ?? ""), []);
  const { found, failed, kinds } = useTroubleSearch(words, { teeth, concerns });
  return (
    <section aria-labelledby="concerns" className="pt-12">
      {/* The tooth or the concerns stay in view until the words have an answer. */}
      <ToothFinder action="/concerns" words={found && words} onWordsChange={setWords}>
        <ToothFinderHead>
          <Heading id="concerns">{title}</Heading>
          <p className="mt-4 max-w-prose">{teeth.intro}</p>
        </ToothFinderHead>
        <ToothFinderField ref={field} label={teeth.search.label} hint={teeth.search.hint} maxLength={100} />
        <ToothArch
          label={teeth.label}
          hint={teeth.hint}
          names={teeth.kinds.map(({ name }) => name)}
          sides={teeth.sides}
          found={kinds}
        >
          <Picture {...teeth.image} sizes="(max-width: 800px) 100vw, 40rem" />
        </ToothArch>
        <ToothFinderPanels>
          <ToothFinderPanel>
            <Heading level={3}>{teeth.concerns}</Heading>
            <ToothFinderChoices className="mt-3">
              {concerns
                .filter(({ onHomePage }) => onHomePage)
                .map(({ path, name }) => (
                  <Choice key={path} path={path} text={name} />
                ))}
              <Choice path="/concerns" text={teeth.more} />
            </ToothFinderChoices>
          </ToothFinderPanel>
          {teeth.kinds.map(({ name, does, troubles, when: whenToCome }, index) => (
            <ToothFinderPanel key={name} tooth={(index + 1) as ToothNumber}>
              <Heading level={3}>{name}</Heading>
              <p className="mt-2">{does}</p>
              <h4 className="mt-5 font-semibold font-text text-base">{teeth.troubles}</h4>
              <ToothFinderChoices className="mt-2">
                {troubles.map(({ text, help, path }) => (
                  <Choice key={text} path={path} text={text} help={help} />
                ))}
              </ToothFinderChoices>
              <WhenToCome heading={when} text={whenToCome} />
              <BackToConcerns>{teeth.back}</BackToConcerns>
            </ToothFinderPanel>
          ))}
          <ToothFinderFound>
            {found && (
              <>
                <Heading level={3}>
                  {found.length > 0 ? teeth.search.found : failed ? teeth.search.failed : teeth.search.none}
                </Heading>
                {found.length > 0 && (
                  <ToothFinderChoices className="mt-3">
                    {found.map(({ text, path, about }) => (
                      <Choice key={text} path={path} text={text} help={about} />
                    ))}
                  </ToothFinderChoices>
                )}
                <WhenToCome heading={when} text={teeth.search.when} />
                <BackToConcerns>{teeth.back}</BackToConcerns>
              </>
            )}
          </ToothFinderFound>
        </ToothFinderPanels>
      </ToothFinder>
    </section>
  );
}
