export const articleCarouselMessages = {
  label: "Latest articles",
  articles: "articles",
  none: "No blogs available",
};
