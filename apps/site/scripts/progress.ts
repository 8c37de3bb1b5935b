import { reportProgress } from "@clinic/content/build/progress";
import type { Plugin } from "vite";

/** Reports each prerendered page, by reading the log: React Router has no hook for it. */
export function pageProgress(total: number): Plugin {
  let done = 0;
  return {
    name: "page-progress",
    apply: "build",
    configResolved({ logger }) {
      const { info } = logger;
      logger.info = (message, options) => {
        if (message.startsWith("Prerender (html): /")) reportProgress("Pages", ++done, total);
        info(message, options);
      };
    },
  };
}
