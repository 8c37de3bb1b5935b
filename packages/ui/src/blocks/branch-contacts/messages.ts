export const branchContactsMessages = {
  call: "Call",
  whatsApp: "WhatsApp",
  directions: "Directions",
};
