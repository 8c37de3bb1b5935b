import { createApiClient } from "@clinic/api-client";

/**
 * The API that this build of the site speaks to. The Authorization header is fixed by the specification's
 * section 6; whoever has the site can read it, so no server may trust it.
 */
export const api = createApiClient({
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? "/api",
  authorization: import.meta.env.VITE_API_AUTHORIZATION,
});
