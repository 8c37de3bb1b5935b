import { STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { beforeEach } from "vitest";

// The add-on that plays `:hover` and its like adds its rules to the stylesheets when Storybook has drawn a story;
// under Vitest nobody else says so.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
