/** The words of its own, in English. */
export const textTestimonialsMessages = {
  reviews: "reviews",
};
