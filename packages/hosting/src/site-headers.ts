import { clinic } from "@clinic/content/clinic";

/** No-cookie host of the video player. */
const VIDEO_HOST = "https://www.youtube-nocookie.com";

/** Allowed frame origins: the video player and the branches' maps. */
export const frameOrigins: readonly string[] = [
  VIDEO_HOST,
  ...new Set(clinic.branches.map((branch) => new URL(branch.mapEmbedUrl).origin)),
];

/** Sources of Google's reCAPTCHA (Google's documentation on CSP; `connect` is for its error reports). */
export const RECAPTCHA_SOURCES = {
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  connect: ["https://www.google.com/recaptcha/"],
};

/** Headers of every response. */
export const siteHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // The video player refuses to play without a referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** For files under `assets/`, whose names contain a content hash. */
export const IMMUTABLE = `public, max-age=${365 * 24 * 60 * 60}, immutable`;
/** For pages: browsers revalidate them on every request, and get a 304 if nothing has changed. */
export const REVALIDATED = "no-cache";
