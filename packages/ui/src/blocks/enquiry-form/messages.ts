export const enquiryFormMessages = {
  fullName: "Full Name",
  phone: "Phone Number",
  email: "Email Address",
  subject: "Subject",
  message: "Message",
  attachment: "X-ray or report (optional)",
  attachmentHint: "PDF, JPEG or PNG, up to 5 MB.",
  submit: "Send enquiry",
};
