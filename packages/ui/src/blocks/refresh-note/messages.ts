export const refreshNoteMessages = {
  text: "There may be newer articles: our server could not be reached.",
  tryAgain: "Try again",
};
