export const staffCarouselMessages = { people: "people" };
