import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "./schemas/challenge.ts";
import type { WorkerAnswer } from "./solve-challenge.ts";

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  let answer: WorkerAnswer;
  try {
    const solution = await solveChallenge({ challenge, deriveKey });
    answer = solution ? { solution } : { error: "No solution was found in time." };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};
