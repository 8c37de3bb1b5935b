import { writeFileSync } from "node:fs";

/** Reports the progress of a long build step to the file set by `npm start`. Other builds stay silent. */
export function reportProgress(step: string, done: number, total: number) {
  const file = process.env.BUILD_PROGRESS_FILE;
  if (file) writeFileSync(file, `${step} ${done} of ${total}`);
}
