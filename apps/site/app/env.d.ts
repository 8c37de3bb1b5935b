/// <reference types="vite/client" />

interface Window {
  /** Read by React Router when it hydrates; set in `hydration/start.ts`. */
  __reactRouterContext?: object;
  __reactRouterRouteModules?: Record<string, object>;
  /** React Router's route manifest, by route id. Defined once the application has started. */
  readonly __reactRouterManifest?: { routes: Record<string, { module: string }> };
}

interface ImportMetaEnv {
  /** Base path of the API. @default /api */
  readonly VITE_API_BASE_URL?: string;
  /** Authorization header sent with every call. Public: never a secret. @default Bearer arch-house-website */
  readonly VITE_API_AUTHORIZATION?: string;
  /** reCAPTCHA site key, for a server that uses reCAPTCHA and has no `GET /challenge`. @default none */
  readonly VITE_RECAPTCHA_SITE_KEY?: string;
}
