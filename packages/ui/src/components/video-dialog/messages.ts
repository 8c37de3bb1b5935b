export const videoDialogMessages = {
  close: "Close",
  play: "Play the video:",
  watch: (title: string) => `Watch “${title}” on the video’s website`,
  /** The link to a film on this site. */
  watchHere: (title: string) => `Watch “${title}”`,
  captions: "Captions",
  transcript: "What the film says and shows",
};
