/** Where other pages link to on the contact page. */
export const VISIT_QUESTIONS_ID = "before-you-come";
