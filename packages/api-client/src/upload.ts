import type { KyInstance } from "ky";
import { ApiError } from "./errors.ts";
import type { SubmissionSuccess } from "./schemas/response.ts";
import { type SubmissionOptions, submit } from "./submit.ts";

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface UploadOptions extends SubmissionOptions {
  /**
   * Total time limit of this call in milliseconds.
   * @default none in browsers, where the call fails after the client's `timeout` without progress. In Node, and with a
   * `fetch` of your own, that timeout plus the time that the file takes at 0.5 Mbit/s.
   */
  timeout?: number | undefined;
  /** Called as the body is sent. Browsers only, and not with a `fetch` of your own. */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface UploadSettings {
  /** Milliseconds without progress after which an upload fails. */
  idleTimeoutMs: number;
  /** Whether the caller's own `fetch` must be used, which reports no progress. */
  hasOwnFetch: boolean;
}

/** 0.5 Mbit/s: the slowest connection that has enough time where progress is unknown. */
const SLOWEST_BYTES_PER_MS = 62.5;

/**
 * Submits a form with a file, which may take longer than the client's timeout.
 *
 * @throws {ApiError} on any failure
 */
export async function upload(
  http: KyInstance,
  path: string,
  values: object,
  { timeout, onUploadProgress, signal, ...options }: UploadOptions,
  { idleTimeoutMs, hasOwnFetch }: UploadSettings,
): Promise<SubmissionSuccess> {
  const hasXhr = typeof XMLHttpRequest !== "undefined" && !hasOwnFetch;
  // Encoded here, because aborting Node's `fetch` half-way through form data causes an unhandled rejection.
  const encoded = new Response(formDataOf(values));
  const contentType = encoded.headers.get("Content-Type") ?? "";
  const body = await encoded.blob();

  const stop = new AbortController();
  const giveUp = () => stop.abort(new ApiError("timeout", "The server took too long to respond."));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, ms);
  };
  const limit = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
  if (hasXhr) restart(idleTimeoutMs);
  else if (timeout === undefined) restart(idleTimeoutMs + body.size / SLOWEST_BYTES_PER_MS);
  const onProgress = (progress: UploadProgress) => {
    restart(idleTimeoutMs);
    onUploadProgress?.(progress);
  };
  const abort = () => stop.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();

  const transport = hasXhr ? { fetch: fetchByXhr(onProgress) } : {};
  try {
    return await submit(
      http.extend({ timeout: false, totalTimeout: false, ...transport }),
      path,
      { body, contentType },
      { ...options, signal: stop.signal },
    );
  } finally {
    clearTimeout(timer);
    clearTimeout(limit);
    signal?.removeEventListener("abort", abort);
  }
}

/** Form data with a file last, so that a server knows the other values before it reads the file. */
function formDataOf(values: object): FormData {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const body = new FormData();
  for (const [name, value] of entries) if (!(value instanceof File)) body.append(name, String(value));
  for (const [name, value] of entries) if (value instanceof File) body.append(name, value, value.name);
  return body;
}

/** Statuses with which `Response` throws if it is given a body. */
const WITHOUT_BODY = [204, 205, 304];

/** `fetch` by `XMLHttpRequest`, which alone reports upload progress in every browser. */
function fetchByXhr(onProgress: (progress: UploadProgress) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.responseType = "blob";
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
      // As Chromium's `fetch` rejects.
      xhr.onerror = () => reject(new TypeError("Failed to fetch"));
      xhr.onload = () => {
        const type = xhr.getResponseHeader("Content-Type");
        const { status, statusText } = xhr;
        const content = WITHOUT_BODY.includes(status) ? null : xhr.response;
        resolve(new Response(content, { status, statusText, headers: type ? { "Content-Type": type } : {} }));
      };
      const abort = () => {
        xhr.abort();
        reject(request.signal.reason);
      };
      request.signal.addEventListener("abort", abort);
      if (request.signal.aborted) return abort();
      xhr.send(body);
    });
  };
}
