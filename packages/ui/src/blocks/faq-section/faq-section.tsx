import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "../../components/accordion";
import { BesideSection, type BlockProps, levelBelow } from "../block-section";

export interface FaqSectionProps extends Omit<BlockProps, "titleHidden" | "children"> {
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

/** Questions with their answers; at most one is open. Renders nothing without questions. */
export function FaqSection({ questions, headingLevel = 2, ...props }: FaqSectionProps) {
  if (questions.length === 0) return null;
  return (
    <BesideSection data-slot="faq-section" headingLevel={headingLevel} {...props}>
      <Accordion type="single" collapsible>
        {questions.map(({ question, answer, id }) => (
          <AccordionItem key={question} value={question}>
            <AccordionTrigger headingLevel={levelBelow(headingLevel)}>{question}</AccordionTrigger>
            <AccordionContent>
              <p id={id}>{answer}</p>
            </AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
    </BesideSection>
  );
}
