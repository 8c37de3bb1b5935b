import ky from "ky";
import { createBlogs } from "./resources/blogs.ts";
import { createChallenges } from "./resources/challenges.ts";
import { createSubmissions } from "./resources/submissions.ts";

export interface ApiClientOptions {
  /** The API's base path, such as `/api` or `https://api.example/v1`. */
  baseUrl: string;
  /** Authorization header sent with every call. Browsers send it, so it is public: never a secret. */
  authorization?: string | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Time limit of a call in milliseconds, including the response body; a call can have its own. Calls that send a file may
   * take longer, as their options say. @default 10_000
   */
  timeout?: number | undefined;
}

export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * Creates a client for the clinic's API. Failed calls reject with an `ApiError` (`./errors`).
 *
 * There are no automatic retries: visitors see the error and decide whether to try again, which the submission's
 * idempotency key makes safe.
 */
export function createApiClient({ baseUrl, authorization, fetch, timeout = 10_000 }: ApiClientOptions) {
  const http = ky.create({
    prefix: baseUrl,
    ...(fetch && { fetch }),
    timeout,
    totalTimeout: timeout,
    retry: 0,
    headers: { Accept: "application/json", ...(authorization && { Authorization: authorization }) },
  });
  return {
    blogs: createBlogs(http, baseUrl),
    ...createSubmissions(http, { idleTimeoutMs: timeout, hasOwnFetch: fetch !== undefined }),
    challenges: createChallenges(http),
  };
}
