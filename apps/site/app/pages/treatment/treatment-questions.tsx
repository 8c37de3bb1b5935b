import { FaqSection, type FaqSectionProps } from "@clinic/ui/blocks/faq-section";
import { useLinkedQuestion } from "./use-linked-question";

/** The FAQ of a treatment, with the question in the URL's fragment open. */
export function TreatmentQuestions(props: FaqSectionProps) {
  // The page has already scrolled to it, but it can be opened only once this section has hydrated.
  useLinkedQuestion({ open: true });
  return <FaqSection {...props} />;
}
