/** The words of its own, in English. */
export const videoDialogMessages = {
  close: "Close",
  play: "Play the video:",
  watch: (title: string) => `Watch “${title}” on the video’s website`,
};
