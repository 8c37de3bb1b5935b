import { randomInt } from "node:crypto";

/** Letters and digits that cannot be mistaken for each other: no 0 and O, no 1 and I. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A reference number a person can read out on the phone, such as `AHD-7K3QX9`. */
export function newReference(): string {
  return `AHD-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;
}
