/** The words of its own, in English. */
export const enquiryFormMessages = {
  fullName: "Full Name",
  phone: "Phone Number",
  email: "Email Address",
  subject: "Subject",
  message: "Message",
  submit: "Send enquiry",
};
