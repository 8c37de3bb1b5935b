import { STORY_CHANGED, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/**
 * The add-on that plays `:hover` and its like writes what a story asks for into the toolbar, and leaves it there
 * for the stories after it. Each story starts without.
 */
export function forgetPseudoStates() {
  const channel = addons.getChannel();
  channel.on(STORY_CHANGED, () => channel.emit(UPDATE_GLOBALS, { globals: { pseudo: false } }));
}
