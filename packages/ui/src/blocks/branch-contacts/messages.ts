export const branchContactsMessages = {
  call: "Call",
  callTo: (branch: string) => `Call ${branch}`,
  whatsApp: "WhatsApp",
  whatsAppTo: (branch: string) => `WhatsApp ${branch}`,
  directions: "Directions",
  directionsTo: (branch: string) => `Directions to ${branch}`,
};
