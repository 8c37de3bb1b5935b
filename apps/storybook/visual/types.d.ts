/* The globals of a built Storybook 10. */

/** The `chromatic` parameter of a story, which the pictures share with Chromatic. */
interface Pictures {
  disableSnapshot?: boolean;
  /** A picture of the window instead of the whole page: for stories that scroll. */
  cropToViewport?: boolean;
  /** Keys other than `viewport`, the width in px, are Storybook's globals, such as `theme`. */
  modes?: Record<string, { viewport: number; [global: string]: unknown }>;
}

interface DocumentedProp {
  description: string;
  /** The interface that declares it. */
  parent?: { fileName: string };
}

interface Documented {
  __docgenInfo?: { description: string; displayName: string; props: Record<string, DocumentedProp> };
}

declare const __STORYBOOK_PREVIEW__: {
  ready(): Promise<void>;
  /** @throws what the story's file throws */
  loadStory(story: { storyId: string }): Promise<{
    parameters: { chromatic?: Pictures };
    component?: Documented;
    subcomponents?: Record<string, Documented>;
  }>;
};

declare const __STORYBOOK_ADDONS_CHANNEL__: {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
};

declare module "reg-cli" {
  import type { EventEmitter } from "node:events";

  interface Result {
    failedItems: string[];
    newItems: string[];
    deletedItems: string[];
    passedItems: string[];
  }

  /** Compares two folders of images by file name. */
  export default function compare(options: {
    actualDir: string;
    expectedDir: string;
    diffDir: string;
    json: string;
    report: string;
    /** Colour difference to ignore, from 0 to 1. */
    matchingThreshold: number;
    concurrency: number;
  }): EventEmitter<{ complete: [Result]; error: [Error] }>;
}
