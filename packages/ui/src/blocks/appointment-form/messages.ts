export const appointmentFormMessages = {
  fullName: "Full Name",
  email: "Email",
  phone: "Phone Number",
  date: "Select Date",
  message: "Message",
  submit: "Book an appointment",
};
