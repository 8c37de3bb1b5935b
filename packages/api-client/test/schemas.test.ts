import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ZodMiniObject } from "zod/mini";
import { appointmentSchema } from "../src/schemas/appointment.ts";
import { applicationSchema } from "../src/schemas/career.ts";
import { todayAtClinic } from "../src/schemas/clinic-time.ts";
import { enquiryWithAttachmentSchema } from "../src/schemas/enquiry.ts";
import { FILE_MAX_BYTES } from "../src/schemas/file.ts";
import { requestSchemas } from "../src/schemas/submission.ts";

// Then, the next day begins in Mumbai.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T18:30:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);

const ABROAD = ". For other numbers from outside India, please write to us on WhatsApp or by e-mail.";
const NAME_RULE = "Full Name is required and must be at least 2 and max 30 characters.";
const RESUME_RULE = "Resume must be a PDF, DOC or DOCX file.";
const ATTACHMENT_RULE = "The file must be a PDF, JPEG or PNG.";

interface Form {
  schema: ZodMiniObject;
  valid: Record<string, unknown>;
  /** What is said of each field that is missing. */
  required: Record<string, string>;
  /** What is said of a value, if it is wrong. */
  judged: [field: string, value: unknown, message?: string][];
}

const appointment = {
  fullName: "Asha Rao",
  email: "asha@example.in",
  phone: "9876543210",
  date: "2026-11-22",
  message: "A check-up, please.",
};
const { date: _, ...contact } = appointment;
const enquiry = { ...contact, subject: "Whitening" };
const application = {
  department: "Dental Nurse",
  fullName: "Asha Rao",
  phone: "+919876543210",
  email: "asha@example.in",
  resume: file("Asha Rao.PDF"),
};

const forms: Record<string, Form> = {
  appointment: {
    schema: appointmentSchema,
    valid: appointment,
    required: {
      fullName: "Full Name is required",
      email: "Email is required",
      phone: "Phone Number is required",
      date: "Date is required",
      message: "Message is required",
    },
    judged: [
      ["fullName", "x".repeat(30)],
      ["fullName", "x".repeat(31), "Full Name must not exceed 30 characters"],
      ["fullName", "\u200b\u2060\u3164\u2800", "Full Name is required"],
      ["fullName", "\u202eoaR ahsA"],
      ["fullName", "\u0915\u094d\u200d\u0937"],
      ["fullName", "श्रीदाँ".repeat(15)],
      ["fullName", "क".repeat(31), "Full Name must not exceed 30 characters"],
      ["fullName", `e${"\u0301".repeat(240)}`, "Full Name must not exceed 30 characters"],
      ["fullName", 7, "Full Name is required"],
      ["email", "asha@example", "Invalid email address"],
      ["email", `${"a".repeat(250)}@example.in`, "Invalid email address"],
      ["phone", "987654321", "Phone Number must be between 10 and 13 digits"],
      ["phone", "+9876543210123"],
      ["phone", "९८७६५ ४३२१०"],
      ["phone", "98765432101234", "Phone Number must be between 10 and 13 digits"],
      ["phone", "98765 x3210", "Phone Number must be between 10 and 13 digits"],
      ["phone", "+43 1 234567890123", `Phone Number must be between 10 and 13 digits${ABROAD}`],
      ["message", "x".repeat(120)],
      ["message", "x".repeat(121), "Message should not exceed 120 characters"],
      ["date", "2026-11-21", "Please choose today or a later date"],
      ["date", "2028-11-22"],
      ["date", "2028-11-23", "Please choose a date within the next two years"],
      ["date", "2027-02-30", "Please choose a date from the calendar"],
      ["date", " ", "Date is required"],
    ],
  },
  enquiry: {
    schema: enquiryWithAttachmentSchema,
    valid: enquiry,
    required: {
      fullName: "Full Name is required",
      phone: "Phone number is required",
      email: "Email address is required",
      subject: "Subject is required",
      message: "Message is required",
    },
    judged: [
      ["fullName", "A", "Name should be at least 2 characters"],
      ["fullName", "x".repeat(31), "Name should not exceed 30 characters"],
      ["phone", "+44 20 7946 0958"],
      ["phone", "++442079460958", `Phone number must be between 10 and 13 digits${ABROAD}`],
      ["phone", "+298 123 456", `Phone number must be between 10 and 13 digits${ABROAD}`],
      ["phone", "+91 98765", "Phone number must be between 10 and 13 digits"],
      ["phone", "987-654-3210"],
      ["email", "asha", "Invalid email address"],
      ["subject", "x".repeat(40)],
      ["subject", "x".repeat(41), "Subject should not exceed 40 characters"],
      ["attachment", file("X-ray.PDF")],
      ["attachment", file("x-ray.jpeg")],
      ["attachment", file("x-ray.png")],
      ["attachment", file("x-ray.docx"), ATTACHMENT_RULE],
      ["attachment", file("x-ray.png.exe"), ATTACHMENT_RULE],
      ["attachment", file("x-ray.png", 0), "The file is empty. Please choose another one."],
    ],
  },
  career: {
    schema: applicationSchema,
    valid: application,
    required: {
      department: "Please select a job department.",
      fullName: NAME_RULE,
      phone: "Phone number is required.",
      email: "Please enter a valid email address.",
      resume: "Please attach your resume.",
    },
    judged: [
      ["department", "Others"],
      ["department", "Astronaut", "Please select a job department."],
      ["fullName", "A", NAME_RULE],
      ["fullName", "x".repeat(31), NAME_RULE],
      ["phone", "12", "Phone Number must be between 10 and 13 digits."],
      ["email", "asha@", "Please enter a valid email address."],
      ["resume", file("cv.doc")],
      ["resume", file("cv.docx")],
      ["resume", file("cv.pdf.exe"), RESUME_RULE],
      ["resume", file("pdf"), RESUME_RULE],
      ["resume", file("cv.pdf", FILE_MAX_BYTES)],
      ["resume", file("cv.pdf", FILE_MAX_BYTES + 1), "File size must not exceed 5MB"],
    ],
  },
};

describe.each(Object.entries(forms))("the %s form", (_, { schema, valid, required, judged }) => {
  /** The messages for these values, by field: one for each, however many rules it breaks. */
  const messages = (values: object) => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    expect(new Set(issues.map(({ path }) => path.join("."))).size).toBe(issues.length);
    return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
  };

  it("leaves valid values unchanged, and asks for all that are missing", () => {
    expect(schema.parse(valid)).toEqual(valid);
    expect(messages({})).toEqual(required);
  });

  it.each(judged)("judges %s %s", (field, value, message) => {
    expect(messages({ ...valid, [field]: value })).toEqual(message ? { [field]: message } : {});
  });
});

it("uses the clinic's date, not the visitor's", () => {
  expect(todayAtClinic()).toBe("2026-11-22");
  expect(todayAtClinic(new Date("2026-11-21T18:29:59Z"))).toBe("2026-11-21");
});

it("takes out what nobody can type, line breaks of a line, and the punctuation of a phone number", () => {
  const typed = {
    ...appointment,
    fullName: " Asha\u0000 \r\nBcc:  Rao ",
    phone: " +91 (22) 0000-0101 ",
    message: "One\r\nTwo\u0007\ud800",
  };
  const cleaned = { fullName: "Asha Bcc: Rao", phone: "+912200000101", message: "One\nTwo" };
  expect(appointmentSchema.parse(typed)).toEqual({ ...appointment, ...cleaned });
  expect(enquiryWithAttachmentSchema.parse({ ...enquiry, phone: "+44 (20) 7946-0958" })).toMatchObject({
    phone: "442079460958",
  });
});

const { fullName: full_name, phone: phone_number, email: email_address, ...question } = enquiry;
const { department: jobDepartment, phone: phoneNumber, email: emailAddress, resume, ...name } = application;

it.each([
  ["appointment" as const, { ...appointment, fullName: undefined, full_name }, { answers: appointment }],
  [
    "enquiry" as const,
    { full_name, phone_number, email_address, ...question, attachment: resume },
    { answers: enquiry, file: resume },
  ],
  [
    "application" as const,
    { jobDepartment, phoneNumber, emailAddress, resume, ...name },
    {
      answers: { department: jobDepartment, phone: phoneNumber, email: emailAddress, ...name },
      file: resume,
    },
  ],
])("gives an %s one shape, whatever the wire calls its fields", (kind, values, submission) => {
  const check = { recaptchaValue: "solved", website: "", elapsedMs: "5000", language: "hi" };
  const { answers } = requestSchemas[kind].parse({ ...values, ...check, language: "<b>" });
  expect(answers).toEqual(submission.answers);
  expect(requestSchemas[kind].parse({ ...values, ...check })).toEqual({
    kind,
    ...submission,
    answers: { ...submission.answers, language: "hi" },
    token: "solved",
    honeypot: "",
    elapsedMs: 5000,
  });
  expect(requestSchemas[kind].safeParse(values).error?.issues).toMatchObject([
    { path: ["recaptchaValue"], message: "Please complete the ReCAPTCHA" },
  ]);
});
