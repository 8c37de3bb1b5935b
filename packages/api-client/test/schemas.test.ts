import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applicationSchema } from "../src/schemas/application.ts";
import { appointmentSchema } from "../src/schemas/appointment.ts";
import { todayAtClinic } from "../src/schemas/clinic-time.ts";
import { enquirySchema, enquiryWithAttachmentSchema } from "../src/schemas/enquiry.ts";
import { FILE_MAX_BYTES } from "../src/schemas/file.ts";
import { requestSchemas } from "../src/schemas/submission.ts";

interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

/** The validation messages for these values, by field. */
function messages(schema: Schema, values: object): Record<string, string[]> {
  const byField: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path.join(".");
    byField[field] = [...(byField[field] ?? []), message];
  }
  return byField;
}

// 21:30 UTC is already 03:00 of the next day in Mumbai.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T21:30:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const ABROAD_ADVICE = "For other numbers from outside India, please write to us on WhatsApp or by e-mail.";

const appointment = {
  fullName: "Asha Rao",
  email: "asha@example.in",
  phone: "9876543210",
  date: "2026-11-22",
  message: "A check-up, please.",
};

describe("appointment form", () => {
  it("leaves valid values unchanged", () => {
    expect(appointmentSchema.parse(appointment)).toEqual(appointment);
  });

  it("asks for everything that is missing, one message per field", () => {
    const required = {
      fullName: ["Full Name is required"],
      email: ["Email is required"],
      phone: ["Phone Number is required"],
      date: ["Date is required"],
      message: ["Message is required"],
    };
    expect(messages(appointmentSchema, {})).toEqual(required);
    const empty = { fullName: "  ", email: "", phone: "", date: "", message: "\n" };
    expect(messages(appointmentSchema, empty)).toEqual(required);
    const { fullName: full_name, ...rest } = appointment;
    expect(messages(requestSchemas.appointment, { full_name, ...rest })).toEqual({
      recaptchaValue: ["Please complete the ReCAPTCHA"],
    });
  });

  it.each([
    ["fullName", "x".repeat(30), undefined],
    ["fullName", "x".repeat(31), "Full Name must not exceed 30 characters"],
    ["email", "asha@example", "Invalid email address"],
    ["email", `${"a".repeat(250)}@example.in`, "Invalid email address"],
    ["phone", "987654321", "Phone Number must be between 10 and 13 digits"],
    ["phone", "+9876543210123", undefined],
    ["phone", "98765432101234", "Phone Number must be between 10 and 13 digits"],
    ["phone", "98765 x3210", "Phone Number must be between 10 and 13 digits"],
    ["phone", "+43 1 234567890123", `Phone Number must be between 10 and 13 digits. ${ABROAD_ADVICE}`],
    ["message", "x".repeat(120), undefined],
    ["message", "x".repeat(121), "Message should not exceed 120 characters"],
    ["date", "2026-11-22", undefined],
    ["date", "2026-11-21", "Please choose today or a later date"],
    ["date", "2028-11-22", undefined],
    ["date", "2028-11-23", "Please choose a date within the next two years"],
    ["date", "9999-12-31", "Please choose a date within the next two years"],
    ["fullName", "\u200b\u2060\u3164\u2800", "Full Name is required"],
    ["fullName", "\u202eoaR ahsA", undefined],
    ["fullName", "\u0915\u094d\u200d\u0937", undefined],
    ["date", "2027-02-30", "Please choose a date from the calendar"],
    ["date", "tomorrow", "Please choose a date from the calendar"],
    ["fullName", 7, "Full Name is required"],
  ])("judges %s %j", (field, value, message) => {
    expect(messages(appointmentSchema, { ...appointment, [field]: value })).toEqual(
      message ? { [field]: [message] } : {},
    );
  });

  it("uses the clinic's date, not the visitor's", () => {
    expect(todayAtClinic()).toBe("2026-11-22");
    expect(todayAtClinic(new Date("2026-11-21T18:29:59Z"))).toBe("2026-11-21");
  });

  it("removes spaces, hyphens and brackets from a phone number", () => {
    expect(appointmentSchema.parse({ ...appointment, phone: " +91 (22) 0000-0101 " }).phone).toBe(
      "+912200000101",
    );
  });

  it("keeps line breaks in a message and removes untypable characters", () => {
    const parsed = appointmentSchema.parse({
      ...appointment,
      fullName: " Asha\u0000 \r\nBcc:  Rao ",
      message: "One\r\nTwo\u0007\ud800",
    });
    expect(parsed).toMatchObject({ fullName: "Asha Bcc: Rao", message: "One\nTwo" });
  });
});

const enquiry = {
  fullName: "Asha",
  phone: "9876543210",
  email: "asha@example.in",
  subject: "Whitening",
  message: "How long does it take?",
};

describe("enquiry form", () => {
  it("asks for everything that is missing, one message per field", () => {
    expect(messages(enquirySchema, {})).toEqual({
      fullName: ["Full Name is required"],
      phone: ["Phone number is required"],
      email: ["Email address is required"],
      subject: ["Subject is required"],
      message: ["Message is required"],
    });
  });

  it.each([
    ["fullName", "A", "Name should be at least 2 characters"],
    ["fullName", "x".repeat(31), "Name should not exceed 30 characters"],
    ["phone", "+44 20 7946 0958", undefined],
    ["phone", "++442079460958", `Phone number must be between 10 and 13 digits. ${ABROAD_ADVICE}`],
    ["phone", "+298 123 456", `Phone number must be between 10 and 13 digits. ${ABROAD_ADVICE}`],
    ["phone", "+91 98765", "Phone number must be between 10 and 13 digits"],
    ["phone", "12345", "Phone number must be between 10 and 13 digits"],
    ["phone", "987-654-3210", undefined],
    ["email", "asha", "Invalid email address"],
    ["subject", "x".repeat(40), undefined],
    ["subject", "x".repeat(41), "Subject should not exceed 40 characters"],
    ["message", "x".repeat(121), "Message should not exceed 120 characters"],
  ])("judges %s %j", (field, value, message) => {
    expect(messages(enquirySchema, { ...enquiry, [field]: value })).toEqual(
      message ? { [field]: [message] } : {},
    );
  });
});

describe("enquiry form with a file", () => {
  const rule = "The file must be a PDF, JPEG or PNG.";

  it("needs no file, and removes the plus of a number", () => {
    const parsed = enquiryWithAttachmentSchema.parse({ ...enquiry, phone: "+44 (20) 7946-0958" });
    expect(parsed).toEqual({ ...enquiry, phone: "442079460958" });
  });

  it.each([
    [undefined, undefined],
    [new File(["x"], "X-ray.PDF"), undefined],
    [new File(["x"], "x-ray.jpeg"), undefined],
    [new File(["x"], "x-ray.png"), undefined],
    [new File(["x"], "x-ray.docx"), rule],
    [new File(["x"], "x-ray.png.exe"), rule],
    [new File([], "x-ray.png"), "The file is empty. Please choose another one."],
    [new File([new Uint8Array(FILE_MAX_BYTES + 1)], "x-ray.png"), "File size must not exceed 5MB"],
  ])("judges the file %s", (attachment, message) => {
    expect(messages(enquiryWithAttachmentSchema, { ...enquiry, attachment })).toEqual(
      message ? { attachment: [message] } : {},
    );
  });
});

const application = {
  department: "Dental Nurse",
  fullName: "Asha Rao",
  phone: "+919876543210",
  email: "asha@example.in",
  resume: new File(["%PDF-"], "Asha Rao.PDF"),
};
const NAME_RULE = "Full Name is required and must be at least 2 and max 30 characters.";
const FILE_RULE = "Resume must be a PDF, DOC or DOCX file.";

describe("career form", () => {
  it("asks for everything that is missing, one message per field", () => {
    expect(messages(applicationSchema, {})).toEqual({
      department: ["Please select a job department."],
      fullName: [NAME_RULE],
      phone: ["Phone number is required."],
      email: ["Please enter a valid email address."],
      resume: ["Please attach your resume."],
    });
  });

  it.each([
    ["department", "Others", undefined],
    ["department", "Astronaut", "Please select a job department."],
    ["fullName", "A", NAME_RULE],
    ["fullName", "x".repeat(31), NAME_RULE],
    ["phone", "12", "Phone Number must be between 10 and 13 digits."],
    ["email", "asha@", "Please enter a valid email address."],
    ["resume", new File(["x"], "cv.doc"), undefined],
    ["resume", new File(["x"], "cv.docx"), undefined],
    ["resume", new File(["x"], "cv.pdf.exe"), FILE_RULE],
    ["resume", new File(["x"], "pdf"), FILE_RULE],
    ["resume", new File([], "cv.pdf"), "The file is empty. Please choose another one."],
    ["resume", new File([new Uint8Array(FILE_MAX_BYTES)], "cv.pdf"), undefined],
    ["resume", new File([new Uint8Array(FILE_MAX_BYTES + 1)], "cv.pdf"), "File size must not exceed 5MB"],
  ])("judges %s", (field, value, message) => {
    expect(messages(applicationSchema, { ...application, [field]: value })).toEqual(
      message ? { [field]: [message] } : {},
    );
  });
});

it("gives every submission one shape, whatever the wire calls its fields", () => {
  const wireCheck = { recaptchaValue: "solved", website: "", elapsedMs: "5000" };
  const check = { token: "solved", honeypot: "", elapsedMs: 5000 };
  const { fullName: full_name, ...wish } = appointment;
  expect(requestSchemas.appointment.parse({ full_name, ...wish, ...wireCheck })).toEqual({
    kind: "appointment",
    answers: appointment,
    ...check,
  });
  const { fullName, phone: phone_number, email: email_address, ...question } = enquiry;
  const attachment = new File(["x"], "x-ray.png");
  const sent = { full_name: fullName, phone_number, email_address, ...question, attachment };
  expect(requestSchemas.enquiry.parse({ ...sent, ...wireCheck })).toEqual({
    kind: "enquiry",
    answers: enquiry,
    file: attachment,
    ...check,
  });
  const { department: jobDepartment, phone: phoneNumber, email: emailAddress, resume, ...name } = application;
  const applied = { jobDepartment, phoneNumber, emailAddress, resume, ...name };
  expect(requestSchemas.application.parse({ ...applied, ...wireCheck })).toEqual({
    kind: "application",
    answers: {
      department: jobDepartment,
      phone: phoneNumber,
      email: emailAddress,
      ...name,
    },
    file: resume,
    ...check,
  });
});
