import { FaqSection, type FaqSectionProps } from "@clinic/ui/blocks/faq-section";
import { useLinkedQuestion } from "./use-linked-question";

/** The questions of a treatment; the one that the address leads to stands open. */
export function TreatmentQuestions(props: FaqSectionProps) {
  // The page has already brought it into view, but only now it can be opened.
  useLinkedQuestion({ open: true });
  return <FaqSection {...props} />;
}
