/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the published site, for canonical addresses. @default https://archhouse.example */
  readonly VITE_SITE_ORIGIN?: string;
  /** Base path of the API. @default /api */
  readonly VITE_API_BASE_URL?: string;
  /** Value of the fixed Authorization header. @default none */
  readonly VITE_API_AUTHORIZATION?: string;
}
