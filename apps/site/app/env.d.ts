/// <reference types="vite/client" />

interface Window {
  /** What React Router reads when it hydrates: see `hydration/start.ts`. */
  __reactRouterContext?: object;
  __reactRouterRouteModules?: Record<string, object>;
  /** What React Router knows of the routes, by id: it is there once the application has started. */
  readonly __reactRouterManifest?: { routes: Record<string, { module: string }> };
}

interface ImportMetaEnv {
  /** Origin of the published site, for canonical addresses. @default https://archhouse.example */
  readonly VITE_SITE_ORIGIN?: string;
  /** Base path of the API. @default /api */
  readonly VITE_API_BASE_URL?: string;
  /** Value of the Authorization header of every call. Public: never a secret. @default Bearer arch-house-website */
  readonly VITE_API_AUTHORIZATION?: string;
  /** Site key of reCAPTCHA, for a server that uses it and has no `GET /challenge`. @default none */
  readonly VITE_RECAPTCHA_SITE_KEY?: string;
}
