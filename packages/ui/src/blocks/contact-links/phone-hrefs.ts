/** The address that calls a phone number written for people. */
export function telHref(phone: string) {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/** The address that opens a WhatsApp chat with a phone number written for people. */
export function whatsAppHref(phone: string) {
  return `https://wa.me/${phone.replaceAll(/\D/g, "")}`;
}
