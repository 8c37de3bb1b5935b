import type { Config } from "@react-router/dev/config";
import { sitePages } from "./app/lib/site-pages";

export default {
  ssr: false,
  // `/404` is drawn by the catch-all route, so that the same HTML hydrates under any unknown address.
  prerender: [...sitePages, "/404"],
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
