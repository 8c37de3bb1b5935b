import { createContext, useContext } from "react";
import { Scripts } from "react-router-dom";
import { type StartOptions, start } from "./start";

/** What `entry.server.tsx` knows of the page that it renders; undefined in the browser. */
export const StartContext = createContext<StartOptions | undefined>(undefined);

/**
 * Takes the place of React Router's `Scripts`, whose module preloads compete with the font and the first picture:
 * the page hydrates after it has been painted (see `start`). The browser keeps what the server wrote.
 */
export function StartScript() {
  const options = useContext(StartContext);
  if (import.meta.env.DEV) return <Scripts />;

  const script = import.meta.env.SSR && options ? `(${start})(${toScript(options)})` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function and its options
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** JSON that may stand inside a script element. */
function toScript(value: object) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
