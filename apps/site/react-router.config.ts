import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { sitePages } from "./app/lib/site-pages";
import { startAtIdle } from "./scripts/start-at-idle";

export default {
  ssr: false,
  // `/404` is drawn by the catch-all route, so that the same HTML hydrates under any unknown address.
  prerender: [...sitePages, "/404"],
  buildEnd: ({ viteConfig, reactRouterConfig }) => {
    startAtIdle(path.resolve(viteConfig.root, reactRouterConfig.buildDirectory, "client"));
  },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
