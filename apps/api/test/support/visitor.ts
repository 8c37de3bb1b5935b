import { pbkdf2Sync, randomUUID } from "node:crypto";
import type { Kind } from "@clinic/api-client/schemas/challenge";
import { whyClosed } from "@clinic/content/branches/hours";
import { clinic } from "@clinic/content/server";
import { solveChallenge } from "altcha-lib";

/** Solves a human check as a visitor's browser does. */
export async function solve(url: string, form: Kind): Promise<string> {
  const response = await fetch(`${url}/api/challenge?form=${form}`);
  const challenge = await response.json();
  const solution = await solveChallenge({
    challenge,
    // The library's own goes to another thread and back for each of about a hundred steps.
    deriveKey: async ({ cost, keyLength = 32 }, salt, password) => ({
      derivedKey: pbkdf2Sync(password, salt, cost, keyLength, "sha256"),
    }),
  });
  return btoa(JSON.stringify({ challenge, solution }));
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayWhenAllAreOpen(time = Date.now() + 30 * DAY_MS): string {
  const day = new Date(time).toISOString().slice(0, 10);
  const isClosed = clinic.branches.some((branch) => whyClosed({ ...clinic, branches: [branch] }, day));
  return isClosed ? dayWhenAllAreOpen(time + DAY_MS) : day;
}

export const appointment = {
  full_name: "Asha Rao",
  email: "Asha@example.in",
  phone: "+91 98765-43210",
  date: dayWhenAllAreOpen(),
  message: "A check-up, please.\nIn the morning.",
};

export const enquiry = {
  full_name: "Asha Rao",
  phone_number: "9876543210",
  email_address: "asha@example.in",
  subject: "Whitening",
  message: "How long does it take?",
};

export const application = {
  jobDepartment: "Dentist",
  fullName: "Asha Rao",
  phoneNumber: "9876543210",
  emailAddress: "asha@example.in",
};

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: {
    status?: string;
    reference?: string;
    code?: string;
    message?: string;
    fields?: Record<string, string>;
  };
}

export async function post(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const response = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return read(response);
}

/** The multipart form data of these values. */
export function formOf(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

/** Sends a job application with this file as its resume. */
export async function apply(
  url: string,
  resume: File,
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const recaptchaValue = await solve(url, "application");
  const body = formOf({ ...application, recaptchaValue, ...changes, resume });
  return read(await fetch(`${url}/api/career`, { method: "POST", body, headers }));
}

/** Sends an enquiry, with this file as its attachment. */
export async function ask(url: string, attachment?: File): Promise<ApiResponse> {
  const values = { ...enquiry, recaptchaValue: await solve(url, "enquiry") };
  if (!attachment) return post(url, "/query", values);
  return read(await fetch(`${url}/api/query`, { method: "POST", body: formOf({ ...values, attachment }) }));
}

export async function read(response: Response): Promise<ApiResponse> {
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Requests an appointment as a visitor does: with a fresh human check and a new key. */
export async function requestAppointment(
  url: string,
  changes: Partial<typeof appointment> & {
    recaptchaValue?: string;
    website?: string;
    elapsedMs?: number;
    language?: string;
  } = {},
  key: string = randomUUID(),
): Promise<ApiResponse> {
  const recaptchaValue = changes.recaptchaValue ?? (await solve(url, "appointment"));
  return post(url, "/contactus", { ...appointment, recaptchaValue, ...changes }, { "Idempotency-Key": key });
}
