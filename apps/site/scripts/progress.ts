import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Reports the progress of a long build step to the file set by `npm start`. Other builds stay silent. */
export function reportProgress(step: string, done: number, total: number) {
  const file = process.env.BUILD_PROGRESS_FILE;
  if (file) writeFileSync(file, `${step} ${done} of ${total}`);
}

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
