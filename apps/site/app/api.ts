import { createApiClient } from "@clinic/api-client";

/**
 * Names this application in the Authorization header of every call (specification, section 6). Whoever has the site
 * can read it, so no server may take it for authentication.
 */
const PUBLIC_APPLICATION_ID = "Bearer arch-house-website";

/** The API that this build of the site speaks to. */
export const api = createApiClient({
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? "/api",
  authorization: import.meta.env.VITE_API_AUTHORIZATION || PUBLIC_APPLICATION_ID,
});
