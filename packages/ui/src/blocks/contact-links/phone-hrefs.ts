/** URL that calls a phone number as written for people. */
export function telHref(phone: string) {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** URL that opens a WhatsApp chat with a phone number as written for people. */
export function whatsAppHref(phone: string) {
  return `https://wa.me/${phone.replaceAll(/\D/g, "")}`;
}
