/** The words of its own, in English. */
export const branchContactsMessages = {
  call: "Call",
  whatsApp: "WhatsApp",
  directions: "Directions",
};
