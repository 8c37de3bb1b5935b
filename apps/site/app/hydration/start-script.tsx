import { createContext, useContext } from "react";
import { Scripts } from "react-router-dom";
import { type StartOptions, start } from "./start";

/** What `entry.server.tsx` knows of the page that it renders; undefined in the browser. */
export const StartContext = createContext<{ options: StartOptions; data: string } | undefined>(undefined);

/**
 * Takes the place of React Router's `Scripts`, whose module preloads compete with the font and the first picture:
 * the page hydrates after it has been painted (see `start`). The browser keeps what the server wrote.
 */
export function StartScript() {
  const server = useContext(StartContext);
  if (import.meta.env.DEV) return <Scripts />;
  const isServer = import.meta.env.SSR && server;
  const escaped = (json: string) => json.replaceAll("<", "\\u003c");
  const data = isServer ? escaped(server.data) : "";
  const script = isServer ? `(${start})(${escaped(JSON.stringify(server.options))})` : "";
  return (
    <>
      <script id="loader-data" type="text/plain" {...innerHtml(data)} />
      <script {...innerHtml(script)} />
    </>
  );
}

function innerHtml(text: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: text } };
}
