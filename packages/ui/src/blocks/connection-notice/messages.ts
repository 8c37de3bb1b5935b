export const connectionNoticeMessages = {
  title: (what: string) => `${what} could not be loaded.`,
  offline: "You seem to be offline. It will load when you are online again.",
  noResponse: "Our website did not answer.",
  nothingLost: "Nothing that you typed here is lost. You can also call us:",
  tryAgain: "Try again",
  stay: "Stay here",
};
