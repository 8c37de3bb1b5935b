import { useId } from "react";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "../../components/accordion";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";
import { type BlockProps, levelBelow } from "../block-section";
import { MoreLink } from "../block-section/more-link";

export interface FaqSectionProps extends Omit<BlockProps, "children"> {
  /** The questions in order. */
  questions: readonly {
    /** The question as a patient would ask it; unique in the section. */
    question: string;
    /** In the HTML even while it is closed. */
    answer: string;
    /** Of the answer, for links to it. */
    id?: string;
  }[];
}

/**
 * Questions with their answers; at most one is open. Renders nothing without questions.
 */
export function FaqSection({
  title,
  headingLevel = 2,
  text,
  link,
  action,
  questions,
  ...props
}: FaqSectionProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <Section data-slot="faq-section" aria-labelledby={id} {...props}>
      <Container className="grid gap-x-column gap-y-5 md:grid-cols-12 print:block">
        <div className="min-w-0 md:col-span-4">
          <div className="flex flex-col items-start gap-5 md:sticky md:top-28">
            <Heading id={id} level={headingLevel} size="heading">
              {title}
            </Heading>
            {text && <p className="text-ink-muted">{text}</p>}
            {link && <MoreLink {...link} />}
            {action}
          </div>
        </div>
        <Accordion type="single" collapsible className="min-w-0 md:col-span-8">
          {questions.map(({ question, answer, id }) => (
            <AccordionItem key={question} value={question}>
              <AccordionTrigger headingLevel={levelBelow(headingLevel)}>{question}</AccordionTrigger>
              <AccordionContent>
                <p id={id}>{answer}</p>
              </AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
    </Section>
  );
}
