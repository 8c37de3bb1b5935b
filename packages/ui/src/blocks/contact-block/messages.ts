export const contactBlockMessages = {
  heading: "For Any Query Contact Us Now",
  branches: "Branches",
  write: "Write to us",
};
