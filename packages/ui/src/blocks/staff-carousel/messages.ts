export const staffCarouselMessages = {
  more: "View more",
  less: "View less",
  people: "people",
};
