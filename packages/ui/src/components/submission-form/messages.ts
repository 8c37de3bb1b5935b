export const submissionFormMessages = {
  /** What is missing, and where to complete it. */
  checkMissing: "Please complete the ReCAPTCHA: tick “I am not a robot”",
  nothingSent:
    "Nothing was sent, because the human check is missing. Please tick “I am not a robot” above the button first.",
  canSend: (button: string) => `You can press “${button}” now: the form is sent once the check is done.`,
  clear: "Clear my answers",
  cleared: "Your answers are cleared.",
  noResponse: "We could not reach our server, or it did not answer in time.",
};
