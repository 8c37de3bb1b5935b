import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Says how far a long step of the build is. `npm start` names the file that it reads; other builds keep silent. */
export function reportProgress(step: string, done: number, total: number) {
  const file = process.env.BUILD_PROGRESS_FILE;
  if (file) writeFileSync(file, `${step} ${done} of ${total}`);
}

/** Reports each prerendered page: React Router tells nobody but the log. */
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
