/** The default messages, in English. */
export const textTestimonialsMessages = {
  reviews: "reviews",
};
