/** Address that calls a phone number as written for people. */
export function callPath(phone: string) {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** Address that opens a WhatsApp chat with a phone number as written for people. */
export function whatsAppPath(phone: string) {
  return `https://wa.me/${phone.replaceAll(/\D/g, "")}`;
}
