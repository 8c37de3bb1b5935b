export const careerFormMessages = {
  department: "Job Department",
  fullName: "Full Name",
  phone: "Phone Number",
  email: "Email Address",
  resume: "Resume",
  resumeHint: "PDF, DOC or DOCX, up to 5 MB. Choose it last: it isn’t kept if you leave this page.",
  submit: "Send application",
};
