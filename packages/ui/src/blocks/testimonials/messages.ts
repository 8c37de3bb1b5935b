export const testimonialsMessages = { reviews: "reviews" };
