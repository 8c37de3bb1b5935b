/* Globals of a built Storybook 10, its index, and the statistics of its build. */

interface StoryIndex {
  entries: Record<string, { type: string; id: string; importPath: string }>;
}

interface StoryStats {
  modules: { name: string; reasons?: { moduleName: string }[] }[];
}

declare const __STORYBOOK_PREVIEW__: {
  ready(): Promise<void>;
  /** @throws what the story's file throws */
  loadStory(story: { storyId: string }): Promise<{
    id: string;
    title: string;
    parameters: { chromatic?: import("./stories.ts").Story["chromatic"] };
  }>;
};

declare const __STORYBOOK_ADDONS_CHANNEL__: {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
};
