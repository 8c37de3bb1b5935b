/** Sections that links lead to, on the same page or another. */
export const FRAGMENTS = {
  /** The form for appointments, on the contact page. */
  booking: "book",
  /** First aid by what happened, on the page for emergencies. */
  firstAid: "first-aid",
  /** First aid for someone who is choking, on the page for emergencies. */
  choking: "choking",
  /** What patients ask before a visit, on the contact page. */
  visitQuestions: "before-you-come",
  /** The contact block, on every page. */
  contact: "contact",
  /** The form for questions in it. */
  enquiry: "ask-us",
  /** The dentists, on the about page. */
  specialists: "specialists",
} as const;
