/** Groups of testimonials, the default first (specification, section 2, "/testimonials"). */
export const testimonialGroups = ["mumbai", "other-state", "international"] as const;
