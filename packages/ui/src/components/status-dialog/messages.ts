export const statusDialogMessages = {
  /** The titles are the sentences of docs/requirements.md, sections 4 and 8. */
  submitting: "Submitting your application...",
  success: "Your application was submitted successfully!",
  error: "There was an error submitting your application. Please try again.",
  wait: "This takes a few seconds. Please keep this page open.",
  /** Above the progress bar, while a file that takes time is being sent. */
  sendingFile: "Sending your file",
  reference: "Your reference number",
  unreachable: "We could not reach our server.",
  answersKept: "Your answers are kept.",
  tryAgain: "Try again",
  close: "Close",
};
