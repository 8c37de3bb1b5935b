import type { ContactPage } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Paragraphs } from "../../layout";
import { VISIT_QUESTIONS_ID } from "../../layout/fragments";

/** What patients ask before a visit: paying, cancelling, fear, hygiene, complaints. */
export function VisitQuestions({ heading, items }: ContactPage["visitQuestions"]) {
  return (
    <section aria-labelledby={VISIT_QUESTIONS_ID} className="md:col-span-12">
      <Heading level={2} id={VISIT_QUESTIONS_ID} className="scroll-mt-28">
        {heading}
      </Heading>
      <div className="mt-8 grid grid-cols-1 gap-x-column gap-y-8 md:grid-cols-2">
        {items.map((item) => (
          <div key={item.heading} className="border-line border-t pt-4">
            <Heading level={3}>{item.heading}</Heading>
            <div className="mt-3 flex max-w-prose flex-col gap-3">
              <Paragraphs texts={item.body} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
