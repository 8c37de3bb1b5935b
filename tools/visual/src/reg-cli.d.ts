declare module "reg-cli" {
  import type { EventEmitter } from "node:events";

  interface Result {
    failedItems: string[];
    newItems: string[];
    deletedItems: string[];
    passedItems: string[];
  }

  /** Compares two folders of images by file name and writes their differences. */
  export default function compare(options: {
    actualDir: string;
    expectedDir: string;
    diffDir: string;
    /** Path of the JSON report. */
    json: string;
    /** Colour difference to ignore, from 0 to 1. */
    matchingThreshold: number;
    concurrency: number;
  }): EventEmitter<{ complete: [Result]; error: [Error] }>;
}
