/** Sections that other pages link to: the form for appointments and the practical questions, on the contact page. */
export const BOOKING_ID = "book";
export const VISIT_QUESTIONS_ID = "before-you-come";

/** The contact block with the enquiry form, on every page. */
export const CONTACT_BLOCK_ID = "contact";

/** The enquiry form in it. */
export const ENQUIRY_ID = "ask-us";
