/** The default messages, in English. */
export const branchContactsMessages = {
  call: "Call",
  whatsApp: "WhatsApp",
  directions: "Directions",
};
