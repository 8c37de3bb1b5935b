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

  // The options are data, so that one policy with the hash of the script fits all pages.
  return (
    <>
      <script
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: options of our own
        dangerouslySetInnerHTML={{ __html: options ? toScript(options) : "" }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${start})()` : "" }}
      />
    </>
  );
}

/** Serialises to JSON that is safe inside a `<script>` element. */
function toScript(value: object) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
