export const articleCarouselMessages = {
  title: "Blog",
  text: "Explore our latest insights on dentistry from Digital Smile Design to advanced aesthetic techniques.",
  label: "Latest articles",
  articles: "articles",
  none: "No blogs available",
};
