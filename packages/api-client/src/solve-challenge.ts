import type { WorkerMessage } from "./find-solution.ts";
import type { Challenge } from "./schemas/challenge.ts";

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
 * Solves a human check: in browsers in a temporary worker of the same origin (`worker-src 'self'` suffices), so that the
 * page stays responsive; where none can be started, as in Node, in the caller's thread. It needs the Web Crypto API,
 * which browsers have in secure contexts only.
 *
 * @returns the value to send as `token`
 * @throws {ChallengeError} when the challenge has expired or cannot be solved; the signal's reason when aborted
 */
export function solveChallenge(
  challenge: Challenge,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const expiresAt = (challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000;
  const remaining = expiresAt - Date.now();
  if (signal?.aborted) return Promise.reject(signal.reason);
  if (remaining <= 0) return Promise.reject(expiredError());

  const stop = new AbortController();
  const solving = solveInWorker(challenge, stop).catch(() => solveHere(challenge, stop));
  let timer: ReturnType<typeof setTimeout> | undefined;

  return new Promise<string>((resolve, reject) => {
    // setTimeout fires immediately for delays above 2^31 - 1 ms.
    if (remaining < 2 ** 31) timer = setTimeout(() => reject(expiredError()), remaining);
    signal?.addEventListener("abort", () => reject(signal.reason), { signal: stop.signal });
    solving.then((message) => {
      if ("error" in message) return reject(failedError(message.error));
      const { parameters, signature } = challenge;
      resolve(btoa(JSON.stringify({ challenge: { parameters, signature }, solution: message.solution })));
    }, reject);
  }).finally(() => {
    clearTimeout(timer);
    stop.abort();
  });
}

/** Rejects where there is no worker: in Node, under a policy that forbids it, where its file is missing as in Vite 7's dev server. */
async function solveInWorker(challenge: Challenge, stop: AbortController): Promise<WorkerMessage> {
  const worker = new Worker(new URL("./solve-challenge.worker.ts", import.meta.url), { type: "module" });
  stop.signal.addEventListener("abort", () => worker.terminate());
  return new Promise((resolve, reject) => {
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => resolve(data);
    worker.postMessage(challenge);
  });
}

/** Imported on demand, because pages have the same code in their worker. */
async function solveHere(challenge: Challenge, stop: AbortController): Promise<WorkerMessage> {
  const { findSolution } = await import("./find-solution.ts");
  return findSolution(challenge, stop);
}
