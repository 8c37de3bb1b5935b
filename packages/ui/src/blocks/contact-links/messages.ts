export const contactLinksMessages = { whatsApp: "WhatsApp" };
