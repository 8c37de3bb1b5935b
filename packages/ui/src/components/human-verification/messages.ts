export const humanVerificationMessages = {
  label: "I am not a robot",
  verifying: "Checking.",
  slow: "Still checking. A slow device needs a little longer.",
  asking: "Please complete the check below.",
  verified: "Done, thank you.",
  expired: "The check has expired. Please tick the box again.",
  failed: "The check did not work. Your answers are kept: please try again, or call us.",
};
