import { createContext, useContext } from "react";
import { type EntryContext, Scripts, useMatches } from "react-router-dom";
import { type StartOptions, start } from "./start";

const DATA_ID = "loader-data";

/** What the server knows of the page that it draws; undefined in the browser. */
export const StartContext = createContext<{ entryContext: EntryContext; data: string } | undefined>(
  undefined,
);

/**
 * Takes the place of React Router's `Scripts`, whose module preloads compete with the font and the first picture:
 * the page hydrates after it has been painted (see `start`). The browser keeps what the server wrote.
 */
export function StartScript() {
  const server = useContext(StartContext);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Scripts />;

  const ids = matches.map(({ id }) => id);
  const script = server && `(${start})(${toScript(startOptions(server.entryContext, ids))})`;
  return (
    <>
      <script
        id={DATA_ID}
        type="text/plain"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own loaders, escaped
        dangerouslySetInnerHTML={{ __html: server ? server.data.replaceAll("<", "\\u003c") : "" }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function and its options
        dangerouslySetInnerHTML={{ __html: script ?? "" }}
      />
    </>
  );
}

function startOptions({ manifest, serverHandoffString = "{}" }: EntryContext, ids: string[]): StartOptions {
  const entries = ids.flatMap((id) => manifest.routes[id] ?? []);
  const routes = entries.map(({ id, module, clientLoaderModule, clientMiddlewareModule }) => [
    id,
    [clientLoaderModule, clientMiddlewareModule, module].filter((url) => url !== undefined),
  ]);
  return {
    context: JSON.parse(serverHandoffString),
    modules: [
      ...new Set([
        manifest.url,
        ...manifest.entry.imports,
        ...entries.flatMap(({ imports }) => imports ?? []),
      ]),
    ],
    routes: Object.fromEntries(routes),
    entry: manifest.entry.module,
    dataId: DATA_ID,
  };
}

/** JSON that may stand inside a script element. */
function toScript(value: unknown) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
