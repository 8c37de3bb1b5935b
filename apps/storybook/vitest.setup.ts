import { STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { beforeEach } from "vitest";

// The pseudo-states add-on rewrites stylesheets when a story has rendered. Under Vitest, nothing else emits that event.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
