export const statusDialogMessages = {
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
