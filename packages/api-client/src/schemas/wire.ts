import type { Kind } from "./challenge.ts";

/** What the wire calls fields that have another name everywhere else. */
const NAMES: Record<Kind, Record<string, string>> = {
  appointment: { fullName: "full_name" },
  enquiry: { fullName: "full_name", phone: "phone_number", email: "email_address" },
  application: { department: "jobDepartment", phone: "phoneNumber", email: "emailAddress" },
};
const CHECK_NAMES = { token: "recaptchaValue", honeypot: "website" };

const OUR_NAMES = new Map(
  [CHECK_NAMES, ...Object.values(NAMES)].flatMap((names) =>
    Object.entries(names).map(([ours, wire]) => [wire, ours]),
  ),
);

/** Gives a request's fields their names on the wire. */
export function toWire<Value>(kind: Kind, fields: Record<string, Value>): Record<string, Value> {
  const names = new Map(Object.entries({ ...CHECK_NAMES, ...NAMES[kind] }));
  return rename(fields, names);
}

/** Gives fields from the wire our names: those of any request, or of the messages about its fields. */
export const fromWire = <Value>(fields: Record<string, Value>) => rename(fields, OUR_NAMES);

const rename = <Value>(fields: Record<string, Value>, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));
