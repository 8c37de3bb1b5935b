import ky from "ky";
import { createApplications } from "./resources/applications.ts";
import { createAppointments } from "./resources/appointments.ts";
import { createBlogs } from "./resources/blogs.ts";
import { createChallenges } from "./resources/challenges.ts";
import { createEnquiries } from "./resources/enquiries.ts";

export interface ApiClientOptions {
  /** The API's base path, such as `/api` or `https://api.example/v1`. */
  baseUrl: string;
  /** Value of the Authorization header of every call. Browsers send it, so it is public: never a secret. */
  authorization?: string;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds a call may take in total, including its body. @default 10_000 */
  timeout?: number;
}

export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * The calls of the specification's section 7. Each rejects with an `ApiError` (`./errors`).
 *
 * There are no automatic retries: a visitor who sees an error decides to try again, and the submission's idempotency
 * key makes that safe.
 */
export function createApiClient({ baseUrl, authorization, fetch, timeout = 10_000 }: ApiClientOptions) {
  const http = ky.create({
    prefix: baseUrl,
    fetch,
    timeout,
    totalTimeout: timeout,
    retry: 0,
    headers: { Accept: "application/json", ...(authorization && { Authorization: authorization }) },
  });
  return {
    blogs: createBlogs(http),
    enquiries: createEnquiries(http),
    appointments: createAppointments(http),
    applications: createApplications(http),
    challenges: createChallenges(http),
  };
}
