import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "./schemas/challenge.ts";
import type { WorkerMessage } from "./solve-challenge.ts";

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  let message: WorkerMessage;
  try {
    const solution = await solveChallenge({ challenge, deriveKey });
    message = solution ? { solution } : { error: "No solution was found in time." };
  } catch (error) {
    message = { error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(message);
};
