export const notFoundMessages = {
  title: "Page Not Found",
  text: "Sorry, the page you’re looking for doesn’t exist or has been moved.",
};
