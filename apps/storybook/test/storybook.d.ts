/* Globals of a built Storybook 10. */

declare const __STORYBOOK_PREVIEW__: {
  /** @throws what the story's file throws */
  loadStory(story: { storyId: string }): Promise<{
    initialArgs: Record<string, unknown>;
    argTypes: Record<
      string,
      {
        control?: { type: string; disable?: boolean };
        options?: unknown[];
        table?: { disable?: boolean };
        if?: { arg: string; eq: unknown };
      }
    >;
    parameters: { controls?: { disable?: boolean; exclude?: string[] } };
  }>;
};

declare const __STORYBOOK_ADDONS_CHANNEL__: {
  on(event: string, listener: (story: { storyId: string }) => void): void;
  off(event: string, listener: (story: { storyId: string }) => void): void;
  emit(event: string, payload: unknown): void;
};
