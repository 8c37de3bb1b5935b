import type { Solution } from "altcha-lib";
import type { Challenge } from "./schemas/challenge.ts";

/** The message that the worker posts. */
export type WorkerMessage = { solution: Solution } | { error: string };

/** Thrown when a human check cannot be solved. If `expired`, request a new one and try again. */
export class ChallengeError extends Error {
  override readonly name = "ChallengeError";
  readonly reason: "expired" | "failed";

  constructor(reason: "expired" | "failed", message: string) {
    super(message);
    this.reason = reason;
  }
}

const expiredError = () => new ChallengeError("expired", "The human check has expired. Please try again.");
const failedError = (detail: string) => new ChallengeError("failed", `The human check failed: ${detail}`);

/**
 * Solves a human check in a temporary worker, so that the page stays responsive. The worker is served by the site itself
 * (`worker-src 'self'` suffices). Requires the Web Crypto API, so a secure context.
 *
 * @returns the value to send as `recaptchaValue`
 * @throws {ChallengeError} when the challenge has expired or cannot be solved; the signal's reason when aborted
 */
export function solveChallenge(
  challenge: Challenge,
  { signal }: { signal?: AbortSignal } = {},
): Promise<string> {
  const expiresAt = (challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000;
  const remaining = expiresAt - Date.now();
  if (signal?.aborted) return Promise.reject(signal.reason);
  if (remaining <= 0) return Promise.reject(expiredError());

  const worker = new Worker(new URL("./solve-challenge.worker.ts", import.meta.url), { type: "module" });
  const stopListening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  return new Promise<string>((resolve, reject) => {
    // setTimeout fires immediately for delays above 2^31 - 1 ms.
    if (remaining < 2 ** 31) timer = setTimeout(() => reject(expiredError()), remaining);
    signal?.addEventListener("abort", () => reject(signal.reason), { signal: stopListening.signal });
    worker.onerror = (event) => reject(failedError(event.message || "the worker could not be started."));
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ("error" in data) return reject(failedError(data.error));
      const { parameters, signature } = challenge;
      resolve(btoa(JSON.stringify({ challenge: { parameters, signature }, solution: data.solution })));
    };
    worker.postMessage(challenge);
  }).finally(() => {
    clearTimeout(timer);
    stopListening.abort();
    worker.terminate();
  });
}
