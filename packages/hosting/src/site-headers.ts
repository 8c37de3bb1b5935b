import { clinic } from "@clinic/content/clinic";

/** No-cookie host of the video player. */
const VIDEO_HOST = "https://www.youtube-nocookie.com";

/** Origins of the frames that a page may open: videos and the branches' maps. */
export const frameOrigins: readonly string[] = [
  VIDEO_HOST,
  ...new Set(clinic.branches.map((branch) => new URL(branch.mapEmbedUrl).origin)),
];

/** What Google's reCAPTCHA loads and calls (Google's documentation on CSP; `connect` is its own error report). */
export const RECAPTCHA_SOURCES = {
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  connect: ["https://www.google.com/recaptcha/"],
};

/** Headers of every answer, whatever it holds. */
export const siteHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // The video player refuses to start for pages that hide their origin from it.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** A year. Files under `assets/` have the hash of their content in their names. */
export const IMMUTABLE = `public, max-age=${365 * 24 * 60 * 60}, immutable`;
/** Pages are asked for each time, and answered with 304 where nothing has changed. */
export const REVALIDATED = "no-cache";
