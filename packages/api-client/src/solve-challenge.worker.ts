import { findSolution } from "./find-solution.ts";
import type { Challenge } from "./schemas/challenge.ts";

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  self.postMessage(await findSolution(challenge));
};
