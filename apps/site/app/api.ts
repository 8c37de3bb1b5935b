import { createApiClient } from "@clinic/api-client";

/**
 * Identifies this application in the Authorization header of every call (requirements, section 6). It ships to every
 * browser, so no server may treat it as authentication.
 */
const PUBLIC_APPLICATION_ID = "Bearer arch-house-website";

/** The client for the API this build talks to. */
export const api = createApiClient({
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? "/api",
  authorization: import.meta.env.VITE_API_AUTHORIZATION || PUBLIC_APPLICATION_ID,
});
