export const textTestimonialsMessages = {
  reviews: "reviews",
};
