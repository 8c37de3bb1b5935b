import { STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { beforeEach } from "vitest";
import { commands } from "vitest/browser";

// The pseudo-states add-on rewrites stylesheets once Storybook reports a rendered story; under Vitest nothing else emits that event.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});

// Pages are checked at rest: their sections rise as they come into view, and would be caught half-way.
beforeEach(async ({ task }) => {
  if (task.file.filepath.includes("/src/pages/")) await commands.emulateMedia({ reducedMotion: "reduce" });
});
