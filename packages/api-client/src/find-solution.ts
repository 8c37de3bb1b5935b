import { type Solution, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "./schemas/challenge.ts";

export type WorkerMessage = { solution: Solution } | { error: string };

/** Finds the number that a challenge asks for. Never rejects, because a worker cannot. */
export async function findSolution(
  challenge: Challenge,
  controller?: AbortController,
): Promise<WorkerMessage> {
  try {
    const solution = await solveChallenge({ challenge, controller, deriveKey });
    return solution ? { solution } : { error: "No solution was found in time." };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
