import { createContext, useContext } from "react";
import { Scripts } from "react-router-dom";
import { type StartOptions, start } from "./start";

/** The start options of the page that `entry.server.tsx` is rendering. Undefined in the browser. */
export const StartContext = createContext<StartOptions | undefined>(undefined);

/**
 * Replaces React Router's `Scripts`, whose module preloads compete with the font and the first picture: the page
 * hydrates after its first paint (see `start`). In the browser, it keeps the markup rendered on the server.
 */
export function StartScript() {
  const options = useContext(StartContext);
  if (import.meta.env.DEV) return <Scripts />;

  const script = import.meta.env.SSR && options ? `(${start})(${toScript(options)})` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function and its options
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Serialises to JSON that is safe inside a `<script>` element. */
function toScript(value: object) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
