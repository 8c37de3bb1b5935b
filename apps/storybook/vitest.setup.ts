import { STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { beforeEach } from "vitest";
import { commands } from "vitest/browser";

// The pseudo-states add-on rewrites stylesheets when a story has rendered. Under Vitest, nothing else emits that event.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});

// Page sections rise as they scroll into view, and would otherwise be checked halfway.
beforeEach(async ({ task }) => {
  if (task.file.filepath.includes("/src/pages/")) await commands.emulateMedia({ reducedMotion: "reduce" });
});
