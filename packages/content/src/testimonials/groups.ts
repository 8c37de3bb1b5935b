/** Groups of testimonials, the default first (requirements, section 2, "/testimonials"). */
export const testimonialGroups = ["mumbai", "other-state", "international"] as const;
