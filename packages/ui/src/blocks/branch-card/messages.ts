export const branchCardMessages = {
  address: "Address",
  phone: "Phone",
  hours: "Opening hours",
  directions: "Directions",
  directionsTo: (name: string) => `to the ${name} branch`,
  whatsApp: "WhatsApp",
  whatsAppTo: (name: string) => `the ${name} branch`,
};
