declare module "reg-cli" {
  import type { EventEmitter } from "node:events";

  interface Result {
    failedItems: string[];
    newItems: string[];
    deletedItems: string[];
    passedItems: string[];
  }

  /** Compares two folders of pictures by name and writes a report. */
  export default function compare(options: {
    actualDir: string;
    expectedDir: string;
    diffDir: string;
    /** Path of the HTML report. */
    report: string;
    /** Path of the same result for programs. */
    json: string;
    /** Difference of colour that counts as none, from 0 to 1. */
    matchingThreshold: number;
    concurrency: number;
  }): EventEmitter<{ complete: [Result]; error: [Error] }>;
}
